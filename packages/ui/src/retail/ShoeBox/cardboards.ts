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

/** The cardboard of a brand or product: always the same for the same name. */
export function cardboardOf(name: string): string {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  return CARDBOARDS[sum % CARDBOARDS.length] ?? CARDBOARDS[0];
}

/** The colour of text on a cardboard. */
export const inkOn = (cardboard: string): string => (LIGHT.has(cardboard) ? '#15171A' : '#FFFFFF');
