/**
 * Joins and separates letters and emoji (Persian, Hindi), keeps signs in a text from right to left on their side, and
 * spells the flags of England, Scotland and Wales (Unicode TS 51, emoji tag sequences).
 */
const NEEDED_IN_WORDS = new RegExp(String.raw`\u200C|\u200D|\u200F|\p{RGI_Emoji_Tag_Sequence}`, 'gv');

/** Controls, direction overrides and others without a picture. Letters of a newer Unicode (Cn) are none of them. */
const HIDDEN_CHARACTER = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/u;

/** A letter, digit or sign; fillers and the empty Braille pattern count as signs, and show nothing. */
const VISIBLE_CHARACTER = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;

/** The most marks on one letter. No script needs so many. */
const MARKS_MAX = 8;

const TOO_MANY_MARKS = new RegExp(String.raw`[\p{M}\u200C\u200D]{${MARKS_MAX + 1}}`, 'u');

/** Code units that a character may have on average: emoji with a skin tone have four. */
export const UNITS_PER_CHARACTER = 4;

const LINE_BREAK = 'a line break';

/** Names of characters that people paste without seeing them. */
const HIDDEN: Readonly<Record<string, string>> = {
  '\t': 'a tab',
  '\n': LINE_BREAK,
  '\r': LINE_BREAK,
  '\u2028': LINE_BREAK,
  '\u2029': LINE_BREAK,
  '\u00AD': 'a soft hyphen, U+00AD',
  '\u200B': 'a space without width, U+200B',
  '\u200E': 'a left-to-right mark, U+200E',
  '\uFEFF': 'a byte order mark, U+FEFF',
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Why a text is refused. */
export type TextFault =
  | { kind: 'hidden'; name: string; number: string; isLineBreak: boolean }
  | { kind: 'marks' | 'long' | 'blank' };

/** A text as it is kept: the same letter may be one character or two, and is kept as one. */
export const asKept = (text: string): string => text.normalize('NFC');

const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The part of a text that a person sees, in small letters: two names with the same look are one name for people. */
export const lookOf = (text: string): string => text.replaceAll(IGNORABLE, '').normalize('NFKC').toLowerCase();

/**
 * The one rule for texts that people, kiosks and imports write: on one line, nothing hidden in it, something visible, and
 * at most so many characters as a person counts them.
 * @param text as `asKept` gives it
 */
export function textFault(text: string, most: number): TextFault | undefined {
  const hidden = hiddenIn(text);
  if (hidden !== undefined) return hidden;
  if (TOO_MANY_MARKS.test(text)) return { kind: 'marks' };
  // The length first: counting the characters of a long text costs time.
  if (text.length > most * UNITS_PER_CHARACTER || Array.from(graphemes.segment(text)).length > most)
    return { kind: 'long' };
  return VISIBLE_CHARACTER.test(text) ? undefined : { kind: 'blank' };
}

/** Finds the first invisible character that no script needs. */
function hiddenIn(text: string): TextFault | undefined {
  const [found] = HIDDEN_CHARACTER.exec(text.replaceAll(NEEDED_IN_WORDS, '')) ?? [];
  if (found === undefined) return undefined;
  const number = `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = HIDDEN[found] ?? `the invisible character ${number}`;
  return { kind: 'hidden', name, number, isLineBreak: name === LINE_BREAK };
}
