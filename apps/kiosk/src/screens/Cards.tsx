import { KioskProductCard } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { useSnapshot } from 'valtio';
import { cardSize } from '../rules/sizes.ts';
import { useApp } from './app.ts';

/** Products as cards, in the customer's size. */
export function Cards({ products }: { products: readonly KioskProduct[] }) {
  const { view, show, catalogue } = useApp();
  const { size, system, screen } = useSnapshot(view);
  return products.map((product) => (
    <KioskProductCard
      key={product.id}
      name={product.title}
      colourway={product.colourway ?? { name: '', swatches: [] }}
      imageUrl={product.featuredImage.url}
      {...cardSize(product, system, size)}
      onPress={() => {
        show({ before: screen, screen: 'product', chosen: undefined });
        void catalogue.openProduct(product);
      }}
    />
  ));
}
