import type { Failure, KioskProduct, TryoutProgress } from '@instore/api';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { AppContext } from '../src/screens/app.ts';
import { Kiosk } from '../src/screens/Kiosk.tsx';
import type { Kiosk as KioskState } from '../src/state/kiosk.ts';
import { lost, openKiosk, product } from './support.ts';

/** What the store answers, unless a test says otherwise: there is no store. */
const unanswered = () => vi.fn<() => Promise<object>>().mockResolvedValue(lost);

/**
 * Draws a paired kiosk until the test ends. A test changes its state, and says what the store answers.
 *
 * @param calls answers of the kiosk's service
 * @param spots the delivery spots of the location
 */
export function drawKiosk(calls: object = {}, spots: readonly string[] = []): KioskState {
  const kiosk = openKiosk({
    kiosk: {
      getFeaturedProducts: unanswered(),
      getCalledNumbers: unanswered(),
      browseKioskProducts: unanswered(),
      searchKioskProducts: unanswered(),
      ...calls,
    },
    userauth: { pairKiosk: unanswered() },
    storefront: { takeOtherSize: unanswered(), getDeliverySpots: async () => ({ ok: true, data: spots }) },
    inventory: { getNearestSizes: unanswered() },
  });
  Object.assign(kiosk.device, { status: 'ready', location: { id: 'canal', name: 'Canal Street' } });
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  onTestFinished(() => {
    page.unmount();
    place.remove();
  });
  page.render(
    <AppContext value={kiosk}>
      <Kiosk />
    </AppContext>,
  );
  return kiosk;
}

/** A product with sizes, e.g. `{ 9: 2 }` for two pairs in size 9. The id of a variant is that of its product and the size. */
export function shoe(id: string, sizes: Record<string, number>, title = 'Halden Court 82'): KioskProduct {
  const nodes = Object.entries(sizes).map(([size, inStock]) => ({
    id: `${id}-${size}`,
    title: size,
    sizeSystem: 'US M' as const,
    price: 140,
    availableForSale: inStock > 0,
    inStock,
  }));
  return { ...product(id), title, variants: { nodes } };
}

/** A failure with this status. */
export const failure = (status: number, problem: object = {}): Failure => ({
  ok: false,
  kind: status === 401 ? 'unauthorized' : 'invalid',
  status,
  problem: { type: 'about:blank', title: 'Refused', status, ...problem },
});

type Line = TryoutProgress['lines'][number];

/** The kiosk's own request with a line in each of these states. */
export const request = (states: Line['state'][], changes: Partial<TryoutProgress> = {}): TryoutProgress => ({
  tryoutItemId: '9001',
  number: 127,
  askedAt: '1970-01-01T00:00:00Z',
  acceptedBy: null,
  spot: null,
  typicalMinutes: null,
  isOwn: true,
  lines: states.map((state, index) => ({
    lineId: String(index),
    state,
    product: { productName: 'Halden Court 82', inventoryItemId: `v${index}`, size: '9', sizeSystem: 'US M' } as never,
    reason: null,
    firstName: null,
    times: { asked: '1970-01-01T00:00:00Z' },
  })),
  ...changes,
});
