import { KioskProductCard } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { shownOf } from '../rules/products.ts';
import { cardSize } from '../rules/sizes.ts';
import { openProduct } from '../state/catalogue.ts';
import { show } from '../state/kiosk.ts';
import { useFacts, useKiosk } from './app.ts';

/** Products as cards, in the customer's size. */
export function Cards({ products }: { products: readonly KioskProduct[] }) {
  const kiosk = useKiosk();
  const { size, system, screen } = useFacts('view');
  return products.map((product) => (
    <KioskProductCard
      key={product.id}
      {...shownOf(product)}
      {...cardSize(product, system, size)}
      onPress={() => {
        show(kiosk, { before: screen, screen: 'product', chosen: undefined });
        void openProduct(kiosk, product);
      }}
    />
  ));
}
