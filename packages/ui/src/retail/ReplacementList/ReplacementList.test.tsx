import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { ReplacementList } from './ReplacementList.tsx';

const PAIR = { size: '10.5', owner: 'Freya Holm', price: '$118.00', since: 'Since Nov 18' };

test('A screen reader tells the replacement pairs apart, also one without a bin', { tags: 'G-06' }, async () => {
  const pairs = [
    { ...PAIR, barcode: '2048177304185', bin: 'A-14-04' },
    { ...PAIR, barcode: '2048177304239', bin: null },
  ];
  await show(
    <ReplacementList
      label="Pairs that can go instead"
      groups={[{ title: 'Same size', note: '2 free', pairs }]}
      value={undefined}
      onChange={() => {}}
    />,
  );
  const names = page
    .getByRole('radio')
    .elements()
    .map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual([
    'Size 10.5, A-14-04, 2048177304185, Freya Holm, $118.00',
    'Size 10.5, no bin, 2048177304239, Freya Holm, $118.00',
  ]);
});
