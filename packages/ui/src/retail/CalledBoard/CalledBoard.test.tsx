import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { CalledBoard } from './CalledBoard.tsx';

const places = page.getByRole('listitem');
const calls = [112, 109, 105, 101].map((number) => ({ number, spot: `Bench ${number}` }));

test('At most three numbers are shown, the newest call first', { tags: 'C-10' }, async () => {
  await show(<CalledBoard numbers={calls} />);
  await expect
    .poll(() => places.elements().map(({ textContent }) => textContent))
    .toEqual(['112Bench 112', '109Bench 109', '105Bench 105']);
});

test('Without a call the board takes no space', { tags: 'C-10' }, async () => {
  await show(<CalledBoard numbers={[]} />);
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.getBoundingClientRect().height).toBe(0);
});

test('A number without a spot waits at the desk', { tags: 'C-10' }, async () => {
  await show(<CalledBoard numbers={[{ number: 112, spot: null }]} />);
  await expect.element(places).toHaveTextContent('112The desk');
});
