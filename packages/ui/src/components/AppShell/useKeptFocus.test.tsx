import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { SlowToRemove } from '../../fixtures/SlowToRemove.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { CartFrame } from '../../retail/CartFrame/CartFrame.tsx';
import { ScanField } from '../ScanField/ScanField.tsx';
import { AppShell } from './AppShell.tsx';

interface RowsProps {
  hasField: boolean;
  /** The error of the last scan, in a large field. */
  error?: string;
  begin: (finish: (name: string) => void) => void;
}

/** Rows whose buttons go away, by their own act and by a colleague's, and a button outside of rows. */
function Rows({ hasField, error, begin }: RowsProps) {
  const [rows, setRows] = useState(['A-14-03', 'A-14-07', 'A-22-01']);
  const [out, setOut] = useState<string>();
  const [isCounting, setCounting] = useState(false);
  begin((name) => setRows((before) => before.filter((row) => row !== name)));
  return (
    <AppShell area="Warehouse" title="Requests" sections={[]}>
      {hasField && <ScanField label="Scan a box" size={error ? 'xl' : 'm'} {...{ error }} isGlobal onScan={() => {}} />}
      {isCounting ? null : <Button onPress={() => setCounting(true)}>Count</Button>}
      <ul>
        {rows.map((row) => (
          <li key={row}>
            {out === row ? (
              <Button onPress={() => setOut(undefined)}>{`Undo ${row}`}</Button>
            ) : (
              <Button onPress={() => setOut(row)}>{`Check out ${row}`}</Button>
            )}
          </li>
        ))}
      </ul>
    </AppShell>
  );
}

async function open(hasField: boolean, over: Pick<RowsProps, 'error'> = {}) {
  let finish = (_name: string) => {};
  await show(<Rows hasField={hasField} {...over} begin={(next) => (finish = next)} />);
  return (name: string) => finish(name);
}

const focus = (name: string) => (named('button', name).element() as HTMLElement).focus();

test('When the pressed button of a row goes away the focus stays in the row', { tags: 'H-02' }, async () => {
  await open(true);
  focus('Check out A-14-07');
  await userEvent.keyboard('{Enter}');
  await expect.element(named('button', 'Undo A-14-07')).toHaveFocus();
});

test('When a colleague finishes the focused row the focus moves to the next row', { tags: 'H-02' }, async () => {
  const finish = await open(true);
  focus('Check out A-14-07');
  finish('A-14-07');
  await expect.element(named('button', 'Check out A-22-01')).toHaveFocus();
  finish('A-22-01');
  await expect.element(named('button', 'Check out A-14-03')).toHaveFocus();
});

test('The focus moves to the next row while other parts of the page change, too', { tags: 'H-02' }, async () => {
  const finish = await open(true);
  focus('Check out A-14-07');
  const told = document.querySelector('h1')!;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    requestAnimationFrame(() => told.append(' 2'));
  });
  observer.observe(document.querySelector('ul')!, { childList: true });
  finish('A-14-07');
  await expect.element(named('button', 'Check out A-22-01')).toHaveFocus();
});

const takeFocus = (button: HTMLElement | null) => button?.focus();

/** A page that is opened later, and whose first row takes the focus as it is drawn. */
function Opened({ begin }: { begin: (change: (shown: 'page' | 'one row') => void) => void }) {
  const [shown, setShown] = useState<'page' | 'one row'>();
  begin(setShown);
  if (shown === undefined) return null;
  return (
    <AppShell area="Warehouse" title="Requests" sections={[]}>
      <ul>
        {shown === 'page' && (
          <li>
            <button type="button" ref={takeFocus}>
              First
            </button>
          </li>
        )}
        <li>
          <button type="button">Second</button>
        </li>
      </ul>
    </AppShell>
  );
}

test('The focus is kept of an element that took it as the page was drawn', { tags: 'H-02' }, async () => {
  let change = (_shown: 'page' | 'one row') => {};
  await show(<Opened begin={(next) => (change = next)} />);
  change('page');
  await expect.element(named('button', 'First')).toHaveFocus();
  change('one row');
  await expect.element(named('button', 'Second')).toHaveFocus();
});

test('Elsewhere the field of the page for scans takes the focus', { tags: 'H-02' }, async () => {
  await open(true);
  focus('Count');
  await userEvent.keyboard('{Enter}');
  await expect.element(named('textbox', 'Scan a box')).toHaveFocus();
});

test('Without such a field the page takes it', { tags: 'H-02' }, async () => {
  await open(false);
  focus('Count');
  await userEvent.keyboard('{Enter}');
  // The test itself has a main element around the page.
  await expect.poll(() => document.activeElement?.id).toBe('main');
});

/** A cart that a question of its page empties. */
function PlacedCart() {
  const [isEmpty, setEmpty] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const place = () => {
    setOpen(false);
    setEmpty(true);
  };
  return (
    <AppShell area="Shoes" title="Requests" sections={[]}>
      <CartFrame
        {...{ isEmpty }}
        title="Request cart"
        closeButton={null}
        sums={null}
        isFocusable
        isSending={false}
        actionLabel="PLACE REQUEST"
        onAction={() => setOpen(true)}
      >
        Lines
      </CartFrame>
      <Dialog isOpen={isOpen} title="Place it?" onClose={place} actions={<Button onPress={place}>Place</Button>}>
        One pair.
      </Dialog>
    </AppShell>
  );
}

test('A cart that is emptied takes the focus before the page', { tags: 'H-02' }, async () => {
  // The cart looks for a lost focus by a timer: the page comes before it.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  await show(<PlacedCart />);
  await named('button', 'PLACE REQUEST').click();
  await named('button', 'Place').click();
  await expect.element(named('region', 'Request cart')).toHaveFocus();
});

/** A page with a field for scans, and a question that its button opens. */
function Asking({ onReport }: { onReport?: (close: () => void) => void }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <AppShell area="Warehouse" title="Requests" sections={[]}>
      <ScanField label="Scan a box" isGlobal onScan={() => {}} />
      <Button onPress={() => setOpen(true)}>Not in bin</Button>
      <Dialog
        isOpen={isOpen}
        title="Report it?"
        onClose={close}
        actions={<Button onPress={() => onReport?.(close)}>Report</Button>}
      >
        <SlowToRemove />
      </Dialog>
    </AppShell>
  );
}

test('A dialog that closes gives the focus back to its button', { tags: 'H-02' }, async () => {
  await show(<Asking />);
  focus('Not in bin');
  await userEvent.keyboard('{Enter}');
  await expect.element(named('dialog', 'Report it?')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(named('button', 'Not in bin')).toHaveFocus();
});

test('A dialog that an answer closes gives the focus back to its button', { tags: 'H-02' }, async () => {
  await show(<Asking onReport={(close) => setTimeout(close)} />);
  focus('Not in bin');
  await userEvent.keyboard('{Enter}');
  await expect.element(named('dialog', 'Report it?')).toBeVisible();
  await userEvent.click(named('button', 'Report'));
  await expect.element(named('dialog', 'Report it?')).not.toBeInTheDocument();
  await expect.element(named('button', 'Not in bin')).toHaveFocus();
});

test(
  'After a touch the scan field gets the focus, its keyboard only by a tap',
  { tags: ['H-02', 'W-06'] },
  async () => {
    const finish = await open(true);
    focus('Check out A-14-07');
    window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    finish('A-14-07');
    const field = named('textbox', 'Scan a box');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('inputmode', 'none');
    await field.click();
    await expect.element(field).toHaveFocus();
    await expect.element(field).not.toHaveAttribute('inputmode', 'none');
  },
);

test('After a touch a tap on the error or the icon of the field opens its keyboard', { tags: 'H-02' }, async () => {
  const finish = await open(true, { error: 'Wrong box.' });
  const field = named('textbox', 'Scan a box');
  const box = field.element().closest('label')!;
  for (const [row, target] of [
    ['A-14-07', box.querySelector('[role="status"]')!],
    ['A-14-03', box.firstElementChild!],
  ] as const) {
    (document.activeElement as HTMLElement).blur();
    focus(`Check out ${row}`);
    window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
    finish(row);
    await expect.element(field).toHaveAttribute('inputmode', 'none');
    // A mouse would take the focus from the field; a finger does so only in some browsers.
    const { left, top, width, height } = target.getBoundingClientRect();
    const touched = document.elementFromPoint(left + width / 2, top + height / 2)!;
    touched.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true }));
    await expect.element(field).not.toHaveAttribute('inputmode');
  }
});

test('After a touch nothing but the scan field gets the focus', { tags: 'H-02' }, async () => {
  const finish = await open(false);
  focus('Check out A-14-07');
  window.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }));
  finish('A-14-07');
  await expect.element(named('button', 'Check out A-14-07')).not.toBeInTheDocument();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(document.activeElement).toBe(document.body);
});
