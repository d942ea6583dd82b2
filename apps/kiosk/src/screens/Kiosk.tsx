import { IdleDialog, UiProvider, type Messages } from '@instore/ui';
import { ar } from '@instore/ui/messages/ar';
import { es } from '@instore/ui/messages/es';
import { useSnapshot } from 'valtio';
import { LANGUAGES } from '../rules/languages.ts';
import type { Screen } from '../state/view.ts';
import { Attract } from './Attract.tsx';
import { Browse } from './Browse.tsx';
import { Cart } from './Cart.tsx';
import { Number } from './Number.tsx';
import { Pairing } from './Pairing.tsx';
import { Product } from './Product.tsx';
import { Products } from './Products.tsx';
import { Progress } from './Progress.tsx';
import { Thanks } from './Thanks.tsx';
import { useApp } from './app.ts';

const SCREENS: Record<Screen, () => React.ReactNode> = {
  attract: Attract,
  browse: Browse,
  products: Products,
  product: Product,
  cart: Cart,
  progress: Progress,
  thanks: Thanks,
  number: Number,
};

const MESSAGES: Record<string, Messages | undefined> = { es, ar };

/** The whole app: the screen that is shown, and the question whether the customer is still there. */
export function Kiosk() {
  const { view, device, idle, startOver } = useApp();
  const { screen, language } = useSnapshot(view);
  const { status } = useSnapshot(device.facts);
  const { seconds } = useSnapshot(idle.facts);
  const Shown = SCREENS[screen];
  const locale = LANGUAGES.find(({ id }) => id === language)?.locale ?? 'en-US';
  const messages = MESSAGES[language];
  return (
    <UiProvider locale={locale} {...(messages && { messages })}>
      {status === 'ready' ? <Shown /> : <Pairing />}
      <IdleDialog seconds={seconds} onStay={idle.touch} onStartOver={startOver} />
    </UiProvider>
  );
}
