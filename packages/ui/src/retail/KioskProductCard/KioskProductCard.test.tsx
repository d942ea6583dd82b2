import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskCards, KioskProductCard } from './KioskProductCard.tsx';

const size = (name: string, inStock: number, price: number, sizeSystem = 'US M') => ({
  id: `${sizeSystem} ${name}`,
  size: name,
  sizeSystem,
  inStock,
  price,
});
const sizes = [size('8', 0, 100), size('9', 1, 110), size('10', 4, 120), size('9', 2, 90, 'US W')];

test.each([
  [undefined, undefined, '2 sizes', '$110.00'],
  ['10', undefined, '4 left', '$120.00'],
  ['8', 'US M', 'Sold out', '$100.00'],
  ['9', 'US W', '2 left', '$90.00'],
  ['15', 'US M', 'Last one', '$110.00'],
  ['42', 'EU', '2 sizes', '$110.00'],
])(
  'In size %s %s the card says "%s" and %s: without a size, the range that is there',
  { tags: 'C-02' },
  async (...expected) => {
    const [chosen, system, stock, price] = expected;
    await show(
      <KioskProductCard
        name="Halden Court 82"
        colourway={{ name: 'Chalk', swatches: [] }}
        imageUrl=""
        sizes={sizes}
        size={chosen}
        system={system}
        onPress={() => {}}
      />,
    );
    const card = page.getByRole('button', { name: /Halden/ });
    await expect.element(card).toHaveTextContent(stock);
    await expect.element(card).toHaveTextContent(price);
  },
);

test.each([
  ['loaded', {}, 1],
  ['loading', { isLoading: true }, 0],
  ['failed', { hasFailed: true }, 0],
] as const)(
  'Near the end more shoes are loaded only if the last ones are there: %s',
  { tags: 'C-02' },
  async (_, state, times) => {
    const onMore = vi.fn();
    await show(<KioskCards title="" products={[]} onProduct={() => {}} onMore={onMore} {...state} />);
    await expect.element(named('heading', 'Filters')).toBeVisible();
    // An observer answers within the next frames.
    await new Promise((drawn) =>
      requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    expect(onMore).toHaveBeenCalledTimes(times);
    await expect.element(page.getByText('Loading')).toHaveLength('isLoading' in state ? 1 : 0);
  },
);

test('A product that is sold out in all sizes still has a card', { tags: 'C-02' }, async () => {
  await show(
    <KioskCards
      size="9"
      products={[
        { id: 'a', name: 'Halden', colourway: { name: 'Chalk', swatches: [] }, imageUrl: '', sizes: [] },
        { id: 'b', name: 'Tarn', colourway: { name: 'Ink', swatches: [] }, imageUrl: '', sizes: [size('8', 0, 100)] },
      ]}
      onProduct={() => {}}
    />,
  );
  await expect.element(named('heading', 'Featured in 9')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Halden/ })).toHaveTextContent('Sold out');
  await expect.element(page.getByRole('button', { name: /Tarn/ })).toHaveTextContent('$100.00');
});
