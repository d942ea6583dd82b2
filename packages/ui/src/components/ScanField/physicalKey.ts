/** Characters of keys that have the same place on all keyboards, as a keyboard of the United States types them. */
const CHARACTERS: Readonly<Record<string, string>> = { Minus: '-', Period: '.', Slash: '/', Space: ' ' };

/**
 * The character that a key types on a keyboard of the United States, for which most scanners are set. Undefined for keys
 * that no retail code or bin label needs, and for characters that are typed with Shift.
 */
export function physicalKey({ code, shiftKey }: Pick<KeyboardEvent, 'code' | 'shiftKey'>): string | undefined {
  const [, letter, digit] = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code) ?? [];
  if (letter !== undefined) return letter;
  return shiftKey ? undefined : (digit ?? CHARACTERS[code]);
}

/** Whether a character is in no retail code, bin label or SKU: the characters of Code 39, and small letters. */
export const isForeign = (key: string): boolean => !/^[0-9A-Za-z .$/+%-]$/.test(key);
