import { useRef } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SearchField } from '../SearchField/SearchField.tsx';
import { ScanField } from './ScanField.tsx';
import { useScanAnywhere } from './useScanAnywhere.ts';

/** Sends the keys of 2048177309920 and Enter to the focused element, with one key 60 ms late in the time stamps. */
function scanWithLateKey(held: KeyboardEventInit = {}): void {
  let at = performance.now();
  for (const [index, key] of [...Array.from('2048177309920'), 'Enter'].entries()) {
    at += index === 4 ? 60 : 4;
    const target = document.activeElement ?? document.body;
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
    Object.defineProperty(event, 'timeStamp', { value: at });
    if (target.dispatchEvent(event) && key === 'Enter' && target instanceof HTMLButtonElement) target.click();
  }
}

function Page({ onScan, onPress }: { onScan: (barcode: string) => void; onPress: () => void }) {
  const page = useRef<HTMLDivElement>(null);
  useScanAnywhere(page, onScan);
  return (
    <div ref={page}>
      <button type="button" onClick={onPress}>
        Pending
      </button>
    </div>
  );
}

test('A scan with one late key is read whole where no field has the focus', { tags: 'W-06' }, async () => {
  const scans: string[] = [];
  await show(<Page onScan={(barcode) => scans.push(barcode)} onPress={() => scans.push('pressed')} />);
  await named('button', 'Pending').click();
  scans.length = 0;
  scanWithLateKey();
  expect(scans).toEqual(['2048177309920']);
});

test('A scan with one late key is read whole by a field that asked for it', { tags: 'W-06' }, async () => {
  const scans: string[] = [];
  await show(
    <>
      <ScanField label="Scan a box" isGlobal onScan={(barcode) => scans.push(barcode)} />
      <Page onScan={(barcode) => scans.push(`page: ${barcode}`)} onPress={() => scans.push('pressed')} />
    </>,
  );
  await named('button', 'Pending').click();
  scans.length = 0;
  scanWithLateKey();
  expect(scans).toEqual(['2048177309920']);
});

test('A scan right after the shortcut of a field is for the field, not for the page', { tags: 'W-06' }, async () => {
  const found: string[] = [];
  await show(
    <>
      <Page onScan={(barcode) => found.push(`page: ${barcode}`)} onPress={() => {}} />
      <SearchField label="Search" shortcut="/" value="" onChange={() => {}} onSubmit={(text) => found.push(text)} />
    </>,
  );
  await named('button', 'Pending').click();
  await userEvent.keyboard('/');
  scanWithLateKey();
  expect(found).toEqual(['']);
});

test('A scan while a dialog is open is not read by the field or page behind it', { tags: 'W-06' }, async () => {
  const scans: string[] = [];
  await show(
    <>
      <ScanField label="Scan a box" isGlobal onScan={(barcode) => scans.push(barcode)} />
      <Page onScan={(barcode) => scans.push(`page: ${barcode}`)} onPress={() => scans.push('pressed')} />
      <Dialog isOpen title="Correct the bin" onClose={() => scans.push('closed')}>
        A-14-03
      </Dialog>
    </>,
  );
  await press('{Tab}', named('button', 'Close'));
  (named('dialog', 'Correct the bin').element() as HTMLElement).focus();
  scanWithLateKey();
  expect(scans).toEqual([]);
});

test.each([
  ['an input method', { isComposing: true }],
  ['Control', { ctrlKey: true }],
  ['Command', { metaKey: true }],
  ['Alt', { altKey: true }],
])('Keys with %s are no scan, for the page and for a field', { tags: 'W-06' }, async (_, held) => {
  const scans: string[] = [];
  await show(<Page onScan={(barcode) => scans.push(`page: ${barcode}`)} onPress={() => {}} />);
  scanWithLateKey(held);
  await show(<ScanField label="Scan a box" isGlobal onScan={(barcode) => scans.push(barcode)} />);
  scanWithLateKey(held);
  expect(scans).toEqual([]);
});
