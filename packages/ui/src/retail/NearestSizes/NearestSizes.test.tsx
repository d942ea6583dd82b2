import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { NearestSizes } from './NearestSizes.tsx';

test('The distance of each size is told, and none is told for garments', { tags: 'Z-09' }, async () => {
  const differences = [-2, -1, -0.5, 0.5, 1, 2, 0, null];
  await show(
    <NearestSizes
      wanted="10"
      sizes={differences.map((difference, at) => ({ id: `s${at}`, size: `${at}`, inStock: 1, bin: null, difference }))}
      onChange={() => {}}
    />,
  );
  const names = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getAttribute('aria-label')!.split(', ')[2]);
  expect(names).toEqual([
    '2 sizes down',
    '1 size down',
    'half a size down',
    'half a size up',
    '1 size up',
    '2 sizes up',
    undefined,
    undefined,
  ]);
});
