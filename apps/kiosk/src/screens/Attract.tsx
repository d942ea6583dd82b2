import { AttractScreen } from '@instore/ui';
import { shownOf } from '../rules/products.ts';
import { loadShop, openProduct } from '../state/catalogue.ts';
import { show } from '../state/kiosk.ts';
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
        show(kiosk, { screen: 'browse' });
        void loadShop(kiosk);
      }}
      onProduct={(id) => void openProduct(kiosk, id)}
      onNumber={() => show(kiosk, { screen: 'number' })}
      onUpdate={update}
    />
  );
}
