import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { wedgeSlowly } from '../../fixtures/wedge.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ScanField } from './ScanField.tsx';
import { useScanGuard } from './useScanGuard.ts';

/** All ends that scanners send: carriage return and line feed as keys, as control characters, as an arrow. */
const ENDS = [
  ['Enter', 'Enter'],
  ['Tab', 'Enter'],
  ['Enter', '^J'],
  ['^M', '^J'],
  ['^J'],
  ['Enter', 'ArrowDown', 'Enter'],
];

/** Scans with all ends, the keys 2, 20 and 90 ms apart. */
function scanEachWay(begin: () => void, check: () => void): void {
  for (const gap of [2, 20, 90]) {
    for (const ends of ENDS) {
      begin();
      wedgeSlowly('2048177304161', ends, gap);
      check();
    }
  }
}

/** The page without and with a field that reads scans, or with a dialog. */
function Page({ onPress, onScan }: { onPress: () => void; onScan?: (barcode: string) => void }) {
  useScanGuard();
  return (
    <>
      {onScan && <ScanField label="Scan a box" isGlobal onScan={onScan} />}
      <Button onPress={onPress}>Accept</Button>
    </>
  );
}

const focus = (role: 'button' | 'textbox', name: string) => (named(role, name).element() as HTMLElement).focus();

/** Keys that reached the page behind the code. */
function heardKeys() {
  const heard: string[] = [];
  const hear = ({ key }: KeyboardEvent) => void (key.length > 1 && heard.push(key));
  document.addEventListener('keydown', hear);
  onTestFinished(() => document.removeEventListener('keydown', hear));
  return heard;
}

test('A scan presses no button of a page without a field', { tags: 'W-06' }, async () => {
  const onPress = vi.fn();
  await show(<Page onPress={onPress} />);
  const heard = heardKeys();
  scanEachWay(
    () => focus('button', 'Accept'),
    () => {
      expect(onPress).not.toHaveBeenCalled();
      expect(heard).toEqual([]);
      expect(document.activeElement?.textContent).toBe('Accept');
    },
  );
});

test.each([
  ['button', 'Accept'],
  ['textbox', 'Scan a box'],
] as const)('A scan is read once and presses no button, the focus on the %s', { tags: 'W-06' }, async (role, name) => {
  const [onPress, onScan] = [vi.fn(), vi.fn()];
  await show(<Page onPress={onPress} onScan={onScan} />);
  scanEachWay(
    () => focus(role, name),
    () => {
      expect(onScan.mock.calls).toEqual([['2048177304161']]);
      onScan.mockClear();
    },
  );
  expect(onPress).not.toHaveBeenCalled();
  await expect.element(named('textbox', 'Scan a box')).toHaveValue('');
});

test('A scan presses no button that it brings on the page', { tags: 'W-06' }, async () => {
  const onPress = vi.fn();
  function Opening() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Page onPress={() => flushSync(() => setOpen(false))} onScan={() => setOpen(true)} />
        {isOpen && (
          <button type="button" ref={(button) => button?.focus()} onClick={onPress}>
            Sell it
          </button>
        )}
      </>
    );
  }
  await show(<Opening />);
  scanEachWay(
    () => {
      (named('button', 'Accept').element() as HTMLElement).click();
      focus('button', 'Accept');
    },
    () => {
      expect(document.activeElement?.textContent).toBe('Sell it');
      expect(onPress).not.toHaveBeenCalled();
    },
  );
});

test('A scan answers no open question', { tags: 'W-06' }, async () => {
  const [onScan, onClose, onPress] = [vi.fn(), vi.fn(), vi.fn()];
  await show(
    <>
      <Page onPress={() => {}} onScan={onScan} />
      <Dialog isOpen title="Correct the bin" onClose={onClose}>
        <Button onPress={onPress}>Save</Button>
      </Dialog>
    </>,
  );
  await expect.element(named('button', 'Save')).toBeVisible();
  await expect.poll(() => document.querySelector('[inert]')).not.toBeNull();
  for (const name of ['Save', 'Close']) {
    scanEachWay(
      () => focus('button', name),
      () => {
        for (const called of [onScan, onClose, onPress]) expect(called).not.toHaveBeenCalled();
      },
    );
  }
});

test('In a text field a scan is typed, and what comes after its end does nothing', { tags: 'W-06' }, async () => {
  const onSubmit = vi.fn();
  function Form() {
    const [text, setText] = useState('');
    return (
      <>
        <Page onPress={() => {}} onScan={() => onSubmit('scanned')} />
        <TextField label="Order" value={text} onChange={setText} />
      </>
    );
  }
  await show(<Form />);
  const heard = heardKeys();
  focus('textbox', 'Order');
  wedgeSlowly('2048177304161', ['Enter', '^J', 'Enter'], 20);
  await expect.element(named('textbox', 'Order')).toHaveValue('2048177304161');
  expect(heard).toEqual(['Enter']);
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A scan during which the focus moves to a text field is read whole', { tags: 'W-06' }, async () => {
  const onScan = vi.fn();
  await show(
    <>
      <Page onPress={() => {}} onScan={onScan} />
      <TextField label="Note" value="" onChange={() => {}} />
    </>,
  );
  focus('textbox', 'Note');
  const start = performance.now();
  for (const [index, key] of [...Array.from('2048177304161'), 'Enter'].entries()) {
    if (index === 5) focus('textbox', 'Scan a box');
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: start + index * 20 });
    document.activeElement?.dispatchEvent(event);
  }
  expect(onScan.mock.calls).toEqual([['2048177304161']]);
});

test('Of a code whose first keys were more than half a second slow the field reads all', { tags: 'W-06' }, async () => {
  const onScan = vi.fn();
  await show(<Page onPress={() => {}} onScan={onScan} />);
  focus('textbox', 'Scan a box');
  wedgeSlowly('20', null, 20);
  wedgeSlowly('48177304161', 'Enter', 10);
  expect(onScan.mock.calls).toEqual([['2048177304161']]);
});
