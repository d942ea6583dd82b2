import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ProductDetail } from './ProductDetail.tsx';

const stock: Record<string, { here: number; there: number }> = {
  '8': { here: 0, there: 3 },
  '9': { here: 2, there: 1 },
  '10': { here: 0, there: 0 },
};
const product = {
  name: 'Halden Court 82',
  sku: 'HC82-104-CF',
  colourway: { name: 'Chalk', swatches: [] },
  imageUrl: '',
  inStore: 2,
  sizes: Object.entries(stock).map(([size, { here }]) => ({ size, quantity: here, system: 'US M' })),
};

const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    barcode: `204817730416${at}`,
    bin: 'A-14-03',
    place: 'Stockroom',
    shelf: '3',
  }));

function Detail() {
  const [size, setSize] = useState('8');
  const { here, there } = stock[size]!;
  return (
    <>
      {Object.keys(stock).map((each) => (
        <button key={each} type="button" onClick={() => setSize(each)}>
          Size {each}
        </button>
      ))}
      <ProductDetail
        product={product}
        sizeSystem="US M"
        size={size}
        onSizeChange={vi.fn()}
        pairs={pairsOf(here)}
        elsewhere={there === 0 ? [] : [{ id: 'bedford', name: 'Bedford Avenue', quantity: there }]}
      />
    </>
  );
}

test('A size that only other locations have shows which locations have it', { tags: 'Z-05' }, async () => {
  await show(<Detail />);
  const others = page.getByText('Bedford Avenue');
  await expect.element(others).toBeVisible();
  await named('button', 'Size 9').click();
  await expect.element(page.getByRole('list', { name: 'Pairs in 9' }).getByRole('listitem')).toHaveLength(2);
  await expect.element(others).not.toBeInTheDocument();
  await named('button', 'Size 10').click();
  await expect.element(page.getByText('No pair available in this size.')).toBeVisible();
});

test('The same number in the other size system begins with its own pairs', { tags: 'Z-05' }, async () => {
  function TwoSystems() {
    const [system, setSystem] = useState('US M');
    const [here, there] = system === 'US M' ? [0, 3] : [1, 0];
    return (
      <>
        <button type="button" onClick={() => setSystem('US W')}>
          Other system
        </button>
        <ProductDetail
          product={{
            ...product,
            sizes: [
              { size: '8', quantity: 0, system: 'US M' },
              { size: '8', quantity: 1, system: 'US W' },
            ],
          }}
          sizeSystem={system}
          size="8"
          onSizeChange={vi.fn()}
          pairs={pairsOf(here)}
          elsewhere={[{ id: 'bedford', name: 'Bedford Avenue', quantity: there }]}
        />
      </>
    );
  }
  await show(<TwoSystems />);
  await expect.element(page.getByRole('list', { name: '8 at other locations' })).toBeVisible();
  await named('button', 'Other system').click();
  await expect
    .element(page.getByRole('list', { name: 'Pairs in 8' }).getByRole('listitem'))
    .toHaveTextContent('Shelf 3');
});

test('A colourway tells how many pairs there are, also the last one', { tags: 'Z-05' }, async () => {
  const colourways = [0, 1, 2].map((quantity) => ({
    id: `c${quantity}`,
    name: `Colour ${quantity}`,
    imageUrl: '',
    quantity,
  }));
  await show(
    <ProductDetail
      product={product}
      sizeSystem="US M"
      size={undefined}
      onSizeChange={vi.fn()}
      pairs={[]}
      colourways={colourways}
      colourwayId="c1"
      onColourwayChange={vi.fn()}
    />,
  );
  for (const name of ['Colour 0, sold out', 'Colour 1, 1 in stock', 'Colour 2, 2 in stock']) {
    await expect.element(named('radio', name)).toBeInTheDocument();
  }
});
