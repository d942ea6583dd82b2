import type { TryoutLine, TryoutState } from '@instore/api';
import { openStoredKeys } from '../src/session/storedKeys.ts';
import type { refused } from './support.ts';
import { english, apiOf, manualClock, recordToasts, recordLog, memoryStorage, noAnswer, ok } from './support.ts';
import { createKioskRequests } from '../src/kiosk-requests/kioskRequests.ts';
import type { CartLine } from '../src/requests/cartLines.ts';

export type Accepting = () => Promise<ReturnType<typeof ok<{ status: boolean }>> | ReturnType<typeof refused>>;

export type Finding = (
  id: string,
) => Promise<
  | ReturnType<typeof ok<{ name: string; images: { src: string }[]; barcode: string | null }>>
  | ReturnType<typeof refused>
>;

export type Polling = (locationId: string) => Promise<ReturnType<typeof ok<Record<string, TryoutLine[]>>>>;

export interface Over {
  accept?: Accepting;
  find?: Finding;
  session?: Storage;
  poll?: Polling;
  storeId?: string;
  userId?: string;
  /** What became of a request; 'unreadable' if the store does not answer. */
  state?: TryoutState['state'] | 'unreadable';
}

export function setUp(over: Over = {}) {
  const session = over.session ?? memoryStorage();
  const clock = manualClock();
  const heard = recordToasts();
  const pending: Record<string, TryoutLine[]> = {};
  const playedSounds: string[] = [];
  const accepted: { lines: TryoutLine[]; key: string | undefined }[] = [];
  const inCart: CartLine[] = [];
  const carts: (string | undefined)[] = [];
  const answered: string[] = [];
  /** The requests whose outcome was asked for. */
  const asked: string[] = [];
  /** Where units were looked up. */
  const lookedUpAt: string[] = [];
  let location = 'loc-1';
  let refreshed = 0;
  let polls = 0;
  let isDown = false;
  const log = recordLog();
  const store = createKioskRequests({
    api: apiOf({
      storefront: {
        getAllTryoutItems: async ({ locationId }) => {
          polls += 1;
          if (over.poll) return over.poll(locationId);
          return isDown ? noAnswer : ok(structuredClone(pending));
        },
        getTryout: async ({ tryoutItemId }) => {
          asked.push(tryoutItemId);
          return over.state === 'unreadable'
            ? noAnswer
            : ok({
                tryoutItemId,
                state: over.state ?? 'accepted',
                acceptedBy: { id: '2', name: 'Ines Calloway', hasPhoto: false },
              });
        },
        acceptTryout: (lines, options) => {
          accepted.push({ lines, key: options?.key });
          return (over.accept ?? (async () => ok({ status: true })))();
        },
      },
      consignee: {
        getVariantAtLocation: ({ inventoryItemId, locationId }) => {
          lookedUpAt.push(locationId);
          return (
            over.find ?? (async () => ok({ name: 'Halden Court 82', images: [{ src: '/c.svg' }], barcode: '2048' }))
          )(inventoryItemId);
        },
      },
    }),
    keys: openStoredKeys(memoryStorage(), session),
    clock,
    after(ms, run) {
      const stop = clock.every(ms, () => {
        stop();
        run();
      });
    },
    toasts: heard.toasts,
    say: english,
    playOnce: (sound, event) => void playedSounds.push(`${sound} ${event}`),
    log,
    cart: {
      add: (line, at) => {
        inCart.push(line);
        carts.push(at);
      },
      openKey: () => `cart of ${location}`,
    },
    storeId: () => over.storeId ?? 'store-1',
    locationId: () => location,
    userId: () => over.userId ?? '1',
    onAccepted: () => void (refreshed += 1),
    onAnswered: (tryoutItemId) => void answered.push(tryoutItemId),
  });
  const ids = () => store.state.queue.map(({ tryoutItemId }) => tryoutItemId);
  return {
    ...store,
    ...heard,
    ids,
    pending,
    session,
    clock,
    playedSounds,
    accepted,
    inCart,
    carts,
    move: (to: string) => (location = to),
    log,
    answered,
    asked,
    polls: () => polls,
    refreshed: () => refreshed,
    lookedUpAt,
    goDown: (value: boolean) => (isDown = value),
  };
}
