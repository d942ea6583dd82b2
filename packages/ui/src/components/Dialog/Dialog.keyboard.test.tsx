import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { expectTrap, named, press, pressBeside, show } from '../../fixtures/keyboard.tsx';
import { SlowToRemove } from '../../fixtures/SlowToRemove.tsx';
import { Select } from '../Select/Select.tsx';
import { Dialog } from './Dialog.tsx';

interface EditorProps {
  /** Closes the dialog after a press on Save. @default at once */
  onSave?: (close: () => void) => void;
  children: ReactNode;
}

const atOnce = (close: () => void): void => close();

function Editor({ onSave = atOnce, children }: EditorProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Correct</Button>
      <Dialog
        isOpen={isOpen}
        title="Correct the bin"
        onClose={close}
        actions={<Button onPress={() => onSave(close)}>Save</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}

const opener = named('button', 'Correct');
const dialog = named('dialog', 'Correct the bin');
const bin = named('button', 'A-01 Bin');

test('A dialog takes the focus, traps it and restores it (ARIA APG, modal dialog)', { tags: 'W-05' }, async () => {
  await show(
    <Editor>
      <Select label="Bin" items={[{ id: 'A-01', label: 'A-01' }]} value="A-01" onChange={() => {}} />
    </Editor>,
  );
  await press('{Tab}', opener);
  await press('{Enter}', dialog);
  await expectTrap(named('button', 'Close'), bin, named('button', 'Save'));
  // Escape closes one thing at a time, the topmost.
  await press('{Tab}{Enter}', named('option', 'A-01'));
  await press('{Escape}', bin);
  await expect.element(dialog).toBeVisible();
  await press('{Escape}', opener);
  await expect.element(dialog).not.toBeInTheDocument();
  await press(' ', dialog);
  await press('{Tab}{Tab}{Tab}', named('button', 'Save'));
  await press('{Enter}', opener);
});

test('A dialog that an answer closes returns the focus, also on a slow device', { tags: 'W-05' }, async () => {
  await show(
    <Editor onSave={requestAnimationFrame}>
      <SlowToRemove />
    </Editor>,
  );
  await press('{Tab}', opener);
  await press('{Enter}', dialog);
  await press('{Tab}{Tab}', named('button', 'Save'));
  await press('{Enter}', opener);
});

test('The focus stays where the app put it when it closed the dialog', { tags: 'W-05' }, async () => {
  const next = named('button', 'Behind');
  await show(
    <Editor
      onSave={(close) => {
        close();
        // The next step of the work, once the page can have the focus again.
        requestAnimationFrame(() => (next.element() as HTMLElement).focus());
      }}
    >
      Bin A-01
    </Editor>,
  );
  await press('{Tab}', opener);
  await press('{Enter}', dialog);
  await press('{Tab}{Tab}', named('button', 'Save'));
  await press('{Enter}', next);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await expect.element(next).toHaveFocus();
});

test('A press beside the dialog closes it, and the focus returns', { tags: 'W-05' }, async () => {
  await show(<Editor>Bin A-01</Editor>);
  await userEvent.click(opener);
  await expect.element(dialog).toHaveFocus();
  await pressBeside();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test.each([
  ['s', 440],
  ['m', 560],
  ['l', 688],
] as const)(
  'A dialog of size %s is %i px wide, and without buttons it has no foot',
  { tags: 'W-05' },
  async (size, width) => {
    await show(
      <Dialog isOpen title="Correct the bin" onClose={() => {}} size={size}>
        Bin A-01
      </Dialog>,
    );
    await expect.element(dialog).toBeVisible();
    expect(dialog.element().getBoundingClientRect().width).toBe(width);
    expect(dialog.element().querySelector('footer')).toBeNull();
  },
);
