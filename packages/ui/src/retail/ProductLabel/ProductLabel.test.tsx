import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { UiProvider } from '../../components/UiProvider/UiProvider.tsx';
import { show } from '../../fixtures/keyboard.tsx';
import { ProductLabel } from './ProductLabel.tsx';

const pair = { name: 'Halden Court 82', colourway: { name: 'Chalk', swatches: [] }, size: '10.5', sizeSystem: 'US M' };

const textsOf = (role: 'term' | 'definition') =>
  page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent);

test('A label without codes says so, and leaves out a missing bin and price', { tags: 'W-06' }, async () => {
  await show(<ProductLabel {...pair} sku={null} barcode={null} bin={null} />);
  await expect.element(page.getByRole('article')).toHaveTextContent('No barcode');
  expect(textsOf('term')).toEqual(['SKU']);
  await expect.element(page.getByRole('definition')).toHaveTextContent('--');
});

test('A label of a gift still has its price', { tags: 'W-06' }, async () => {
  await show(<ProductLabel {...pair} sku="HC82" barcode={null} bin="A-14-03" price={0} />);
  await expect.element(page.getByRole('definition')).toHaveLength(3);
  expect(textsOf('definition')).toEqual(['HC82', 'A-14-03', '$0.00']);
});

test('A label has its price in the currency of the app', { tags: 'X-02' }, async () => {
  await show(
    <UiProvider currency="KWD">
      <ProductLabel {...pair} sku="HC82" barcode={null} price={45.5} />
    </UiProvider>,
  );
  await expect.element(page.getByRole('definition')).toHaveLength(2);
  expect(textsOf('definition')).toEqual(['HC82', 'KWD\u00a045.500']);
});
