import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { expectTrap, named, press, pressBeside, show } from '../../fixtures/keyboard.tsx';
import { Sheet } from '../Sheet/Sheet.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';

const onConfirm = vi.fn();

function Question({ isPending = false }: { isPending?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Cancel Request?"
        confirmLabel="Yes"
        cancelLabel="No"
        isPending={isPending}
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

const opener = named('button', 'Ask');
const question = named('alertdialog', 'Cancel Request?');

test('The dialog focuses the safe button and traps the focus (ARIA APG, alert dialog)', { tags: 'Z-04' }, async () => {
  await show(<Question />);
  await press('{Tab}', opener);
  await press('{Enter}', named('button', 'No'));
  await press('{Shift>}{Tab}{/Shift}', named('button', 'Yes'));
  await expectTrap(named('button', 'No'), named('button', 'Yes'));
  await press('{Escape}', opener);
  // Another key between two Enters shows that the second one is meant for what is there now.
  await press('{Enter}', named('button', 'No'));
  await press('{Shift}{Enter}', opener);
  expect(onConfirm).not.toHaveBeenCalled();
  await press('{Shift}{Enter}', named('button', 'No'));
  await press('{Tab} ', named('button', 'Yes'));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('Escape does not close the dialog while the action runs', { tags: 'Z-04' }, async () => {
  await show(<Question isPending />);
  await press('{Tab}', opener);
  await userEvent.keyboard('{Enter}');
  await expect.element(question).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(question).toBeVisible();
  expect(question.element().contains(document.activeElement)).toBe(true);
  await expect.element(named('button', 'No')).toBeDisabled();
});

test('A dialog over a sheet focuses the safe button also after a press of the mouse', { tags: 'Z-04' }, async () => {
  await show(
    <Sheet isOpen title="Correct the bin" onClose={() => {}} actions={<Question />}>
      <input type="text" aria-label="Bin" />
    </Sheet>,
  );
  await userEvent.click(opener);
  await expect.element(named('button', 'No')).toHaveFocus();
});

test('A press beside the question does not answer it', { tags: 'Z-04' }, async () => {
  await show(<Question />);
  await userEvent.click(opener);
  await expect.element(named('button', 'No')).toHaveFocus();
  await pressBeside();
  await press('{Tab}', named('button', 'Yes'));
});
