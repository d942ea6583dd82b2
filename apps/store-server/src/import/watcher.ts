import { said, type Said } from '../base/problems.ts';

/** Stores the first fault; the error message has it after "cannot be read: ". */
export type Report = (fault: Said) => void;

/** Reads the elements of one XML file of a spreadsheet, by their names without a prefix. */
export interface Watcher {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** A spreadsheet that has lost a part on its way. */
export const damaged = (reason: string): Said => said('it is damaged ({reason})', { reason });
