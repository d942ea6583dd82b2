import { createCalled } from './called.ts';
import { createCart } from './cart.ts';
import { createProductLists, createProductView, createRetries, createShopReads } from './catalogue.ts';
import { createDevice } from './device.ts';
import { createKioskBase } from './kioskBase.ts';
import type { KioskWorld } from './kioskState.ts';
import { createProgress } from './progress.ts';
import { createScreens } from './screens.ts';
import { createSending } from './sending.ts';

/** The kiosk: state and actions. */
export function createKiosk(world: KioskWorld) {
  const base = createKioskBase(world);
  const shown = { ...base, ...createScreens(base) };
  const called = createCalled(base);
  const progress = createProgress(shown);
  const sending = createSending({ ...base, ...progress });
  const device = createDevice({ ...shown, ...called, ...sending });
  const shop = createShopReads(base);
  const lists = createProductLists(shown);
  return {
    ...shown,
    ...called,
    ...progress,
    ...sending,
    ...device,
    ...shop,
    ...lists,
    ...createCart(base),
    ...createProductView(base),
    ...createRetries({ ...base, ...device, ...shop, ...lists }),
  };
}

export type Kiosk = ReturnType<typeof createKiosk>;
