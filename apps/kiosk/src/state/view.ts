import { proxy } from 'valtio';
import type { Language } from '../rules/languages.ts';
import type { IdleKind } from './idle.ts';

/** The screens of a paired kiosk. They have no addresses: nothing of a customer is left in the history [C-11]. */
export type Screen = 'attract' | 'browse' | 'products' | 'product' | 'cart' | 'progress' | 'thanks' | 'number';

/** The screen that the kiosk shows, and the customer's language, size and choice. */
export interface ViewFacts {
  screen: Screen;
  language: Language;
  /** The customer's size and its system. */
  size: string | undefined;
  system: string;
  /** Id of the chosen size on the product screen. */
  chosen: string | undefined;
  isOnline: boolean;
  /** Where Back leads from a product or the cart. */
  before: Screen;
}

const FIRST = { screen: 'attract', size: undefined, system: 'US M', chosen: undefined, before: 'browse' } as const;

export const createView = (): ViewFacts => proxy<ViewFacts>({ ...FIRST, language: 'en', isOnline: true });

/** The first screen in the store's own language. */
export const resetView = (view: ViewFacts): void => void Object.assign(view, FIRST, { language: 'en' });

/** Which idle time counts for a screen. */
export function idleKindOf(screen: Screen): IdleKind | undefined {
  if (screen === 'attract') return undefined;
  if (screen === 'cart') return 'cart';
  return screen === 'progress' || screen === 'thanks' ? 'progress' : 'catalogue';
}
