import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { BoxArt } from './BoxArt.tsx';

const otherSizes = [
  { value: 'US M 9', count: 3 },
  { value: 'US M 10', count: 1 },
  { value: 'US W 10', count: 7 },
  { value: 'US M 13', count: 5 },
];

test('The two nearest sizes of the same system are offered, from small to large', { tags: 'C-04' }, async () => {
  await show(<BoxArt art="notFound" searched="US M 10.5" otherSizes={otherSizes} />);
  await expect.element(page.getByRole('button')).toHaveLength(4);
  const offered = page.getByRole('status').getByRole('button').elements();
  expect(offered.map((size) => size.textContent)).toEqual([
    expect.stringMatching(/^9.*3 shoes$/),
    expect.stringMatching(/^10.*1 shoe$/),
  ]);
});

test('The seconds until the next try are not read aloud one by one', { tags: 'C-12' }, async () => {
  await show(<BoxArt art="failed" units={2} retrySeconds={8} />);
  await expect.element(page.getByText('Trying again in 8 s.')).toHaveAttribute('aria-live', 'off');
  await expect.element(page.getByText('Your 2 items are kept.')).toBeVisible();
});
