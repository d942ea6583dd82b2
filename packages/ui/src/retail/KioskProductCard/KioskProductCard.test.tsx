import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { KioskProductCard } from './KioskProductCard.tsx';

const size = (name: string, inStock: number, price: number, sizeSystem = 'US M') => ({
  id: `${sizeSystem} ${name}`,
  size: name,
  sizeSystem,
  inStock,
  price,
});
const sizes = [size('8', 0, 100), size('9', 1, 110), size('10', 4, 120), size('9', 2, 90, 'US W')];

test.each([
  [undefined, undefined, 'Last one', '$110.00'],
  ['10', undefined, '4 left', '$120.00'],
  ['8', 'US M', 'Sold out', '$100.00'],
  ['9', 'US W', '2 left', '$90.00'],
  ['15', 'US M', 'Last one', '$110.00'],
])('[C-02] In size %s %s the card says "%s" and %s: without that size, one that is there', async (...expected) => {
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
});
