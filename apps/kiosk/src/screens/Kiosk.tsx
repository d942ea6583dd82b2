import { IdleDialog, UiProvider, useScanGuard } from '@instore/ui';
import { languageOf } from '@instore/ui/messages/languages';
import type { Screen } from '../state/kioskState.ts';
import { unitsIn } from '../state/cart.ts';
import { Attract } from './Attract.tsx';
import { Cart } from './Cart.tsx';
import { Catalogue } from './Catalogue.tsx';
import { Pairing, RequestByNumber } from './Keypads.tsx';
import { Product } from './Product.tsx';
import { Progress, Thanks } from './Progress.tsx';
import { useKioskState, useKiosk } from './app.ts';

const SCREENS: Record<Screen, () => React.ReactNode> = {
  attract: Attract,
  browse: Catalogue,
  products: Catalogue,
  product: Product,
  cart: Cart,
  progress: Progress,
  thanks: Thanks,
  number: RequestByNumber,
};

/** The whole app: the screen that is shown, and the question whether the customer is still there. */
export function Kiosk() {
  useScanGuard();
  const kiosk = useKiosk();
  const { screen, language, idleSeconds } = useKioskState('view');
  const { status } = useKioskState('device');
  const { cart } = useKioskState('state');
  const Shown = SCREENS[screen];
  const { locale, messages } = languageOf(language);
  return (
    <UiProvider locale={locale} messages={messages}>
      {status === 'ready' ? <Shown /> : <Pairing />}
      <IdleDialog
        seconds={idleSeconds}
        units={unitsIn(cart)}
        onTouch={kiosk.idle.touch}
        onStartOver={() => kiosk.startOver()}
      />
    </UiProvider>
  );
}
