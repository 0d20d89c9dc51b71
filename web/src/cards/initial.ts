// The letter that stands for a person: that of the name, not of the title before it.

export function initial(name: string): string {
  return (name.match(/(?<!\p{L})\p{L}+(?![\p{L}.])/u)?.[0] ?? name).slice(0, 1);
}
