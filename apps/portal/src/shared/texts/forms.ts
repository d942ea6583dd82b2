import type { TextForms } from '@instore/ui';

/** Requires all six plural categories of Arabic (CLDR). */
export const forms = (all: Required<TextForms>): Required<TextForms> => all;

/**
 * The Spanish texts of a folder, by their English text: they are the list of the texts that there are. A text with plural
 * forms, '{count} pair|{count} pairs', has them in Spanish, too.
 */
export interface SpanishTexts {
  readonly [english: string]: string | TextForms;
  readonly [plural: `${string}|${string}`]: `${string}|${string}` | TextForms;
}
