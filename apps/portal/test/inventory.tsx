import type { InventoryProduct } from '@instore/api';
import { vi } from 'vitest';
import { InventoryPage } from '../src/inventory/screens/InventoryPage.tsx';
import type { InventoryPageProps } from '../src/inventory/screens/pageProps.ts';
import { type createScreenApp, openScreen } from './screens.tsx';

/** A product of the list. */
export const product = (at: number): InventoryProduct => ({
  id: `p${at}`,
  title: `Product ${at}.`,
  brand: 'Tarn',
  inventoryBrand: 'Tarn',
  model: `Product ${at}.`,
  type: 'sneakers',
  sku: `SKU-${at}`,
  colourway: { name: 'Basalt / Ember', swatches: [] },
  imageUrl: '/artwork/runner.svg',
  received: null,
  inStock: 1,
  elsewhere: 0,
  sizes: [{ inventoryItemId: `V${at}`, size: '10.5', sizeSystem: 'US M', price: 165, inStock: 1, elsewhere: 0 }],
});

/** Opens the inventory page. */
export function open(screen: ReturnType<typeof createScreenApp>, search: Partial<InventoryPageProps> = {}) {
  const props = { q: undefined, sku: undefined, size: undefined, system: undefined, ...search };
  const [onChange, onBack] = [vi.fn<InventoryPageProps['onChange']>(), vi.fn<() => void>()];
  const shown = <InventoryPage {...props} onChange={onChange} onBack={onBack} />;
  return { onChange, onBack, ...openScreen(screen.app, shown, '/shoesize/inventory') };
}
