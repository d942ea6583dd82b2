/** Stores the first fault; the error message has it after "cannot be read: ". */
export type Report = (fault: string) => void;

/** Reads the elements of one XML file of a spreadsheet, by their names without a prefix. */
export interface Watcher {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** What to do with a spreadsheet that is too large. */
export const SAVE_AS_CSV = 'Save it as CSV UTF-8, which may be of any size.';
