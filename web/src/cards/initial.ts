// The initial of a person's name, skipping titles such as "Dr.".

export function initial(name: string): string {
  return (name.match(/(?<!\p{L})\p{L}+(?![\p{L}.])/u)?.[0] ?? name).slice(0, 1);
}
