import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { IdleDialog } from './IdleDialog.tsx';

async function open(seconds: number | undefined, units = 0) {
  const [onTouch, onStartOver] = [vi.fn(), vi.fn()];
  await show(<IdleDialog {...{ seconds, units, onTouch, onStartOver }} />);
  return { onTouch, onStartOver };
}
const dialog = page.getByRole('alertdialog', { name: 'Still there?' });

test.each([
  [15, '15'],
  [14, ''],
  [5, '5'],
  [1, ''],
])('with %i s left a screen reader hears "%s"', { tags: 'C-11' }, async (seconds, text) => {
  await open(seconds);
  expect(dialog.getByRole('status').element().textContent).toBe(text);
});

test.each([
  [0, 'At 0 this screen starts again.'],
  [1, 'At 0 your 1 item is put back and this screen starts again.'],
  [2, 'At 0 your 2 items are put back and this screen starts again.'],
])('with %i units in the cart it says "%s"', { tags: 'C-11' }, async (units, text) => {
  await open(9, units);
  await expect.element(dialog).toHaveTextContent(text);
});

test('A touch or a key anywhere goes on, but a touch on Start over does not', { tags: 'C-11' }, async () => {
  const { onTouch } = await open(undefined);
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard('a');
  expect(onTouch).toHaveBeenCalledOnce();
});

test('Start over starts over, and is no touch', { tags: 'C-11' }, async () => {
  const { onTouch, onStartOver } = await open(9);
  await dialog.getByRole('button', { name: 'Start over' }).click();
  expect([onStartOver.mock.calls.length, onTouch.mock.calls.length]).toEqual([1, 0]);
});
