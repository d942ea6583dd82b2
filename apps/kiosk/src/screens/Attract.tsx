import { AttractScreen } from '@instore/ui';
import { shownOf } from '../rules/products.ts';
import { useFrame } from './Frame.tsx';
import { useKioskState, useKiosk } from './app.ts';

/** The first screen: touch to start, featured shoes, a number to look up. */
export function Attract() {
  const kiosk = useKiosk();
  const { update } = useKioskState('view');
  const { featuredProducts, called } = useKioskState('state');
  return (
    <AttractScreen
      {...useFrame()}
      products={featuredProducts.map(shownOf)}
      called={called}
      onStart={() => {
        kiosk.show({ screen: 'browse' });
        void kiosk.loadShop();
      }}
      onProduct={(id) => void kiosk.openProduct(id)}
      onNumber={() => kiosk.show({ screen: 'number' })}
      onUpdate={update}
    />
  );
}
