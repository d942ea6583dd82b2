import { inEnglish, said, type Said } from './problems.ts';

/** The notes that the store itself writes about a unit. The portal translates each text. */
export const setAsideNotes = {
  damaged: 'damaged',
  sold: 'reported sold',
  notImported: 'Not in the imported stock',
  replaced: 'Replaced by {barcode}',
  replaces: 'Replaces {barcode}',
  tooSmall: 'Too small',
  tooBig: 'Too big',
  faulty: 'Faulty',
  otherReason: 'Other reason',
  worn: 'Worn',
} as const;

/** The columns of a unit for a note that the store writes. A person's note has only `setAsideNote`. */
export function setAsideColumns(name: keyof typeof setAsideNotes, values?: Said['values']) {
  const note = said(setAsideNotes[name], values);
  return { setAsideNote: inEnglish(note), setAsideText: note.text, setAsideValues: note.values };
}
