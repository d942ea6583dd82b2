/**
 * Returns the key events that were noted before the program read keys, oldest first, each with the time of its press.
 * Called once, by the first part of the page that reads scans.
 */
export type TakeKeys = () => readonly KeyboardEvent[];

let take: TakeKeys | undefined;

/** Lets a scan be read that began before the page was drawn: a script of the document notes its keys. */
export function readKeysBefore(source: TakeKeys): void {
  take = source;
}

/** The keys that wait, once: they are for the first reader. */
export function takeKeysBefore(): readonly KeyboardEvent[] {
  const keys = take?.() ?? [];
  take = undefined;
  return keys;
}
