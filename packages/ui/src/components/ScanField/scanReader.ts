import { takeKeysBefore } from './keysBefore.ts';
import { physicalKey } from './physicalKey.ts';
import { createScanBurst, type ScanInfo } from './scanBurst.ts';

/** What a reader does with scans: it reads them, or it blocks them in a dialog that no scanner may answer. */
export type ScanUse = 'read' | 'guard';

/** A part of the page that scans are for. */
export interface ScanReader {
  /** What it does with a key that is pressed now. Undefined: the key is not for it. */
  use: (event: KeyboardEvent) => ScanUse | undefined;
  /** Gets a scan of which it wanted a key. */
  onScan: (barcode: string, info: Pick<ScanInfo<unknown>, 'isSlow'>) => void;
}

/** The last one that wants a key gets it. */
const readers: ScanReader[] = [];
/** Keys that were swallowed and are still down: a button answers the release of a key, too. */
const swallowed = new Set<string>();
let wasRead = false;

// One for the window: a scan may change the page between its keys, and its last keys must not act on the new page.
const burst = createScanBurst<ScanReader>((barcode, { isSlow, reader }) => {
  if (!reader || !readers.includes(reader)) return;
  wasRead = true;
  reader.onScan(barcode, { isSlow });
});

/**
 * Reads the keys of the window before all other listeners. Outside of text fields no key of a scanner reaches the page,
 * also without a reader; in a text field the scan is typed, and only what comes after its end is kept from the page.
 * Returns a function that removes the reader.
 */
export function addScanReader(reader: ScanReader): () => void {
  if (readers.length === 0) listen(true);
  readers.push(reader);
  // Not within the effect of a component: a scan is drawn at once.
  queueMicrotask(() => readers.includes(reader) && readEarly(reader));
  return () => {
    readers.splice(readers.indexOf(reader), 1);
    if (readers.length > 0) return;
    listen(false);
    burst.reset();
  };
}

/** Reads a scan that was sent before the page read keys. It is for the page, as nothing had the focus. */
function readEarly(reader: ScanReader): void {
  if (reader.use(new KeyboardEvent('keydown')) !== 'read') return;
  for (const event of takeKeysBefore()) {
    const key = keyOf(event);
    if (key === undefined) burst.reset();
    else burst.key(key, { at: event.timeStamp, physical: physicalKey(event), reader });
  }
}

/** Forgets the keys so far: the last one was a shortcut of a person, and no character of a code. */
export function forgetKeys(): void {
  burst.reset();
}

function listen(isOn: boolean): void {
  const set = isOn ? window.addEventListener : window.removeEventListener;
  set.call(window, 'keydown', onKeyDown as EventListener, { capture: true });
  set.call(window, 'keyup', onKeyUp as EventListener, { capture: true });
}

function onKeyDown(event: KeyboardEvent): void {
  if (isEcho(event)) return;
  swallowed.delete(event.code);
  const key = keyOf(event);
  if (key === undefined) {
    burst.reset();
    return;
  }
  const reader = readers.findLast((one) => one.use(event) !== undefined);
  const isGuarded = reader?.use(event) === 'guard';
  const place = isGuarded ? 'guard' : isTextField(event.target) ? 'field' : 'page';
  wasRead = false;
  const fate = burst.key(key, {
    at: event.timeStamp,
    physical: physicalKey(event),
    place,
    reader: isGuarded ? undefined : reader,
  });
  // In a text field the characters are typed, and the end of a scan acts if no reader has taken it.
  const isOfField = place === 'field' && fate === 'scan' && key === event.key && (key.length === 1 || !wasRead);
  if (fate === 'pass' || isOfField) return;
  swallowed.add(event.code);
  swallow(event);
}

function onKeyUp(event: KeyboardEvent): void {
  if (swallowed.delete(event.code)) swallow(event);
}

function swallow(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Enter and Tab as control characters, which some scanners send: carriage return, line feed, tabulator. */
const CONTROL_CHARACTERS: Readonly<Record<string, string>> = { m: 'Enter', j: 'Enter', i: 'Tab' };

/** The key of an event; undefined for a shortcut and for a key of an input method. */
function keyOf(event: KeyboardEvent): string | undefined {
  const { key, ctrlKey, altKey, metaKey, isComposing } = event;
  if (isComposing) return undefined;
  const isModifier = key === 'Control' || key === 'Alt' || key === 'Meta';
  // With AltGr, which types a character, Control and Alt are down on Windows.
  if (isModifier || event.getModifierState('AltGraph') || !(ctrlKey || altKey || metaKey)) return key;
  return altKey || metaKey ? undefined : CONTROL_CHARACTERS[key.toLowerCase()];
}

const NO_TEXT = new Set(['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit']);

/** Whether a key event is a copy: React Aria dispatches the keys of a combobox again on its list. */
export function isEcho({ target }: KeyboardEvent): boolean {
  return target !== document.activeElement && target !== document.body;
}

/** Whether an element takes typed text. */
export function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement) return !NO_TEXT.has(target.type);
  return target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);
}
