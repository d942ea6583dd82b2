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
        pairs={Array.from({ length: here }, (_, at) => ({
          barcode: `204817730416${at}`,
          bin: 'A-14-03',
          place: 'Stockroom',
        }))}
        elsewhere={there === 0 ? [] : [{ id: 'bedford', name: 'Bedford Avenue', quantity: there }]}
      />
    </>
  );
}

test('[Z-05] A size that only others have shows where, the next one its pairs here, and one that none has says so', async () => {
  await show(<Detail />);
  const others = page.getByText('Bedford Avenue');
  await expect.element(others).toBeVisible();
  await named('button', 'Size 9').click();
  await expect.element(page.getByRole('list', { name: 'Pairs in 9' }).getByRole('listitem')).toHaveLength(2);
  await expect.element(others).not.toBeInTheDocument();
  await named('button', 'Size 10').click();
  await expect.element(page.getByText('No pair available in this size.')).toBeVisible();
});
