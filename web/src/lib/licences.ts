// The licences of what the page is made with; their texts are served beside it, from public/licenses.

export interface Licence {
  name: string;
  href: string;
}

const served = (name: string, file: string): Licence => ({ name, href: `/licenses/${file}.txt` });

export const letters = [served("Alegreya Sans", "alegreya-sans"), served("Grenze", "grenze"), served("Grenze Gotisch", "grenze-gotisch")];
export const icons = [{ name: "CC BY 3.0", href: "https://creativecommons.org/licenses/by/3.0/" }];
export const code = [served("Svelte", "svelte")];
