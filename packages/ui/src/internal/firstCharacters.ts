let graphemes: Intl.Segmenter | undefined;

/** The first characters of a text, as a person counts them: a letter with its accents is one, and so is an emoji. */
export function firstCharacters(text: string, most: number): string {
  // A text has at least as many code units as characters.
  if (text.length <= most) return text;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let count = 0;
  for (const { index } of graphemes.segment(text)) {
    if (count === most) return text.slice(0, index);
    count += 1;
  }
  return text;
}

/** The number of characters of a text, as a person counts them. */
export function countCharacters(text: string): number {
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...graphemes.segment(text)].length;
}
