import type { Api, KioskProduct } from '@instore/api';
import { memoryStorage } from '@instore/browser';
import { DEFAULT_SETTINGS } from '../src/config.ts';
import { type Kiosk, createKiosk } from '../src/state/kiosk.ts';
import type { KioskWorld } from '../src/state/kioskState.ts';

/** A product without sizes. */
export const product = (id: string): KioskProduct => ({
  id,
  title: 'Halden Court 82',
  vendor: 'Halden',
  productType: 'sneakers',
  featuredImage: { url: '' },
  variants: { nodes: [] },
});

/**
 * A kiosk whose services answer with these functions.
 *
 * @param world replaces parts of the world: settings, storage, clocks
 */
export const openKiosk = (services: object = {}, world: Partial<KioskWorld> = {}): Kiosk =>
  createKiosk({
    api: services as unknown as Api,
    settings: DEFAULT_SETTINGS,
    storage: memoryStorage(),
    now: () => 0,
    elapsed: () => 0,
    log: { warn: () => undefined },
    urls: { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined },
    ...world,
  });

/** The store's answer when the network is lost. */
export const lost = { ok: false, kind: 'network' };

/** An answer that a test gives later. */
export function later() {
  let give: (answer: unknown) => void = () => undefined;
  const promise = new Promise<unknown>((resolve) => (give = resolve));
  return { promise, give: (answer: unknown) => give(answer) };
}
