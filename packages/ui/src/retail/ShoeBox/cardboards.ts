/** The eight cardboards of the box wall. A box keeps its colour in every theme. */
export const CARDBOARDS = [
  '#2F5A44',
  '#23272B',
  '#C49A6A',
  '#BF3E29',
  '#22304D',
  '#ECE6D8',
  '#B78A58',
  '#3A3E44',
] as const;

const LIGHT: ReadonlySet<string> = new Set(['#C49A6A', '#ECE6D8', '#B78A58']);

/** Dark cardboards show a light shoe, light ones a dark shoe. */
const DARK = CARDBOARDS.filter((cardboard) => !LIGHT.has(cardboard));

/** How light a colour is, from 0 to 1. */
function lightnessOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  return 0.3 * (red ?? 0) + 0.59 * (green ?? 0) + 0.11 * (blue ?? 0);
}

/**
 * The cardboard of a product: always the same one, on which the product can be seen.
 *
 * @param swatches colours of the product, `#rrggbb`, the main one first
 */
export function cardboardOf(name: string, swatches: readonly string[]): string {
  const choice = lightnessOf(swatches[0] ?? '#FFFFFF') > 0.5 ? DARK : [...LIGHT];
  const sum = [...name].reduce((total, letter) => (total * 33 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return choice[sum % choice.length] ?? CARDBOARDS[0];
}

/** The colour of text on a cardboard. */
export const inkOn = (cardboard: string): string => (LIGHT.has(cardboard) ? '#15171A' : '#FFFFFF');
