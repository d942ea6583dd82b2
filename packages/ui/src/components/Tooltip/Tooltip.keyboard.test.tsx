import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Tooltip } from './Tooltip.tsx';

function Print() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} title="Labels" onClose={() => setOpen(false)}>
        <Tooltip text="Prints all labels">
          <Button>Print</Button>
        </Tooltip>
      </Dialog>
    </>
  );
}

test('A tooltip comes and goes with the focus, and Escape hides it (ARIA APG, tooltip)', { tags: 'W-05' }, async () => {
  await show(<Print />);
  await press('{Tab}{Enter}', named('dialog', 'Labels'));
  const words = page.getByRole('tooltip');
  await press('{Tab}{Tab}', named('button', 'Print'));
  await expect.element(words).toHaveTextContent('Prints all labels');
  await expect.element(named('button', 'Print')).toHaveAccessibleDescription('Prints all labels');
  await press('{Escape}', named('button', 'Print'));
  await expect.element(words).not.toBeInTheDocument();
  await press('{Tab}{Shift>}{Tab}{/Shift}', named('button', 'Print'));
  await expect.element(words).toBeVisible();
  await press('{Tab}', named('button', 'Close'));
  await expect.element(words).not.toBeInTheDocument();
  await press('{Escape}', named('button', 'Open'));
});

function Row() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      {isShown && (
        <Tooltip text="Prints all labels">
          <Button>Print</Button>
        </Tooltip>
      )}
      <button type="button" onClick={() => setShown(false)}>
        Remove
      </button>
    </>
  );
}

test('A tooltip appears after the mouse rests on its button and goes with a press', { tags: 'W-05' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await show(<Row />);
  const before = vi.getTimerCount();
  const words = page.getByRole('tooltip');
  const button = named('button', 'Print').element();
  const enter = (pointerType: string) =>
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
  const leave = () => button.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
  enter('touch');
  expect(vi.getTimerCount()).toBe(before);
  leave();
  enter('mouse');
  leave();
  expect(vi.getTimerCount()).toBe(before);
  enter('mouse');
  vi.advanceTimersByTime(599);
  await expect.element(words).not.toBeInTheDocument();
  vi.advanceTimersByTime(1);
  await expect.element(words).toHaveTextContent('Prints all labels');
  button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.element(words).not.toBeInTheDocument();
  leave();
  enter('mouse');
  expect(vi.getTimerCount()).toBeGreaterThan(before);
  (named('button', 'Remove').element() as HTMLElement).click();
  await expect.element(named('button', 'Print')).not.toBeInTheDocument();
  // Not polled: a poll lets the timers run.
  expect(vi.getTimerCount()).toBe(before);
});
