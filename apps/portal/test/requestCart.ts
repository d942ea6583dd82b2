import type { refused } from './support.ts';
import { english, apiOf, cartLine, recordToasts, memoryStorage, noAnswer, ok, requestLine } from './support.ts';
import type { CartLine } from '../src/requests/cartLines.ts';
import { createRequestCart } from '../src/requests/requestCart.ts';

export const line = (over: Partial<CartLine> = {}): CartLine =>
  cartLine({ requestedBy: 'Kiosk Front door', tryOutItem: true, barcode: '2048177304161', lineIds: ['11'], ...over });

export const placed = ok({
  requestId: '48213',
  placedBy: 'Maren',
  placedAt: '',
  location: { id: 'loc-1', name: 'Canal Street' },
  lines: [],
});

export function setUp(
  answer: () => Promise<typeof placed | ReturnType<typeof refused>> = async () => placed,
  /** The ids of the lines that the user has still accepted; undefined: they cannot be read. @default all */
  stillAccepted: (ids: readonly string[]) => Promise<readonly string[] | undefined> = async (ids) => ids,
) {
  const sent: { body: unknown; key: string | undefined }[] = [];
  const asked: string[] = [];
  const local = memoryStorage();
  const heard = recordToasts();
  let keys = 0;
  let refreshed = 0;
  const open = () => {
    const cart = createRequestCart({
      api: apiOf({
        storefront: {
          getShoesizeLines: async ({ status, whose = 'mine', ids = [] }) => {
            asked.push(`${whose} ${status} ${ids.join()}`);
            const accepted = await stillAccepted(ids);
            if (!accepted) return noAnswer;
            const content = accepted.map((lineId) => requestLine({ lineId }));
            return ok({ content, totalElements: content.length, counts: { request: 0, pending: 0, checkedout: 0 } });
          },
        },
        inventory: {
          placeRequest: (body, options) => {
            sent.push({ body, key: options?.key });
            return answer();
          },
        },
      }),
      local,
      toasts: heard.toasts,
      say: english,
      newKey: () => `key-of-intent-${(keys += 1)}`,
      locationId: () => 'loc-1',
      onPlaced: () => (refreshed += 1),
    });
    cart.open('u-7', 'loc-1');
    return cart;
  };
  return { cart: open(), reload: open, sent, asked, local, ...heard, refreshed: () => refreshed };
}
