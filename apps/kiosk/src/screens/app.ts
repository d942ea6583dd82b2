import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import { type Word, wordIn } from '../rules/words.ts';
import type { CartState } from '../state/cart.ts';
import type { CatalogueState } from '../state/catalogue.ts';
import type { DeviceState } from '../state/device.ts';
import type { KioskFacts } from '../state/facts.ts';
import type { IdleState } from '../state/idle.ts';
import type { ProgressState } from '../state/progress.ts';
import type { SendingState } from '../state/sending.ts';
import type { ViewFacts } from '../state/view.ts';

/** What the screens may use. */
export interface App {
  facts: KioskFacts;
  view: ViewFacts;
  /** Changes the screen. */
  show: (changes: Partial<ViewFacts>) => void;
  device: DeviceState;
  catalogue: CatalogueState;
  cart: CartState;
  sending: SendingState;
  progress: ProgressState;
  idle: IdleState;
  /** Forgets the customer and shows the first screen. */
  startOver: () => void;
  /** Asks for a new pairing code. */
  leave: (isRevoked: boolean) => void;
  /** Reads featured products and brands. */
  loadShop: () => Promise<void>;
}

/** The app, for all screens; filled by `main.tsx`. */
export const AppContext = createContext<App | undefined>(undefined);

export function useApp(): App {
  const app = useContext(AppContext);
  if (!app) throw new Error('The app is missing.');
  return app;
}

/** The words of the screens in the customer's language. */
export function useWords(): (word: Word, values?: Record<string, string>) => string {
  const { language } = useSnapshot(useApp().view);
  return (word, values) => wordIn(language, word, values);
}
