import { IdleDialog, UiProvider, type Messages } from '@instore/ui';
import { ar } from '@instore/ui/messages/ar';
import { es } from '@instore/ui/messages/es';
import { LANGUAGES, type Language } from '../rules/languages.ts';
import type { Screen } from '../state/facts.ts';
import { touch } from '../state/idle.ts';
import { startOver } from '../state/kiosk.ts';
import { Attract } from './Attract.tsx';
import { Browse } from './Browse.tsx';
import { Cart } from './Cart.tsx';
import { Number } from './Number.tsx';
import { Pairing } from './Pairing.tsx';
import { Product } from './Product.tsx';
import { Products } from './Products.tsx';
import { Progress } from './Progress.tsx';
import { Thanks } from './Thanks.tsx';
import { useFacts, useKiosk } from './app.ts';

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

const MESSAGES: Partial<Record<Language, Messages>> = { es, ar };

/** The whole app: the screen that is shown, and the question whether the customer is still there. */
export function Kiosk() {
  const kiosk = useKiosk();
  const { screen, language, idleSeconds } = useFacts('view');
  const { status } = useFacts('device');
  const Shown = SCREENS[screen];
  const { locale } = LANGUAGES.find(({ id }) => id === language) ?? LANGUAGES[0];
  const messages = MESSAGES[language];
  return (
    <UiProvider locale={locale} {...(messages && { messages })}>
      {status === 'ready' ? <Shown /> : <Pairing />}
      <IdleDialog seconds={idleSeconds} onStay={() => touch(kiosk)} onStartOver={() => startOver(kiosk)} />
    </UiProvider>
  );
}
