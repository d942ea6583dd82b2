import { doEarlyPress, keepEarlyPress, takeEarlyKeys } from '@instore/browser';
import { readKeysBefore, ScanField } from '@instore/ui';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';

let page: Parameters<typeof doEarlyPress>[0];
let pressed: string[];

/** Draws buttons whose press is noted by their name. */
function draw(...names: string[]): HTMLButtonElement[] {
  document.body.replaceChildren(
    ...names.map((name) => {
      const button = Object.assign(document.createElement('button'), { textContent: name });
      button.addEventListener('click', () => pressed.push(name));
      return button;
    }),
  );
  return [...document.querySelectorAll('button')];
}

/** A button is pressed in the document, then the program draws its page. */
function pressEarly(name: string, ...drawn: string[]): void {
  keepEarlyPress(page, 'u-1');
  draw('', name)[name === '' ? 0 : 1]?.click();
  pressed = [];
  draw(...drawn);
}

beforeEach(() => {
  page = { document, location: { pathname: '/shoesize' } };
  pressed = [];
});

afterEach(() => document.body.replaceChildren());

test('A press of the document is done in the page', () => {
  pressEarly('Checked out', 'Pending', 'Checked out 3');
  doEarlyPress(page, () => 'u-1');
  expect(pressed).toEqual(['Checked out 3']);
});

test('A press waits for a button that is drawn later', async () => {
  pressEarly('Checked out', 'Pending');
  doEarlyPress(page, () => 'u-1');
  draw('Pending', 'Checked out');
  await expect.poll(() => pressed).toEqual(['Checked out']);
});

test('A press of a button without a name presses no other one', () => {
  pressEarly('', 'Pending', 'Checked out');
  doEarlyPress(page, () => 'u-1');
  expect(pressed).toEqual([]);
});

test('A press is not done for another person', () => {
  pressEarly('Pending', 'Pending');
  doEarlyPress(page, () => 'u-2');
  expect(pressed).toEqual([]);
});

test('A press is not done on another path', () => {
  pressEarly('Pending', 'Pending');
  page.location.pathname = '/unauthorized';
  doEarlyPress(page, () => 'u-1');
  expect(pressed).toEqual([]);
});

test('A press that waits is dropped when the person changes', async () => {
  let person = 'u-1';
  pressEarly('Checked out', 'Pending');
  doEarlyPress(page, () => person);
  person = 'u-2';
  draw('Pending', 'Checked out');
  // Observers of the page are called after a task.
  await new Promise((resolve) => void setTimeout(resolve));
  expect(pressed).toEqual([]);
});

/** A scanner sends a code into the document, before a field reads scans; then the field is drawn. */
async function scanEarly(code: string, person: string): Promise<string[]> {
  keepEarlyPress(page, 'u-1');
  for (const key of [...code, 'Enter']) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  }
  readKeysBefore(() => takeEarlyKeys(page, person, performance.now()));
  const scans: string[] = [];
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<ScanField label="Barcode" isGlobal onScan={(scan) => scans.push(scan)} />);
  await expect.poll(() => document.querySelector('[data-asks-for-scans]')).not.toBeNull();
  // Effects of the first draw have run with the next task.
  await new Promise((resolve) => setTimeout(resolve));
  root.unmount();
  return scans;
}

test('A scan before the program has run is read by the field of the page', { tags: 'W-06' }, async () => {
  expect(await scanEarly('4006381333931', 'u-1')).toEqual(['4006381333931']);
});

test('A scan before the program has run is not read for another person', { tags: 'W-06' }, async () => {
  expect(await scanEarly('4006381333931', 'u-2')).toEqual([]);
});
