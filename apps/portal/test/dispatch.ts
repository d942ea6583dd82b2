import { outboxDevice } from './outbox.ts';
import type { noAnswer } from './support.ts';
import { apiOf, binShelfRecord, ok, recordToasts, refused, requestLine } from './support.ts';
import { createSay } from '../src/shared/language/language.ts';
import { sendTo } from '../src/outbox/sendEntry.ts';
import { createOutbox } from '../src/outbox/outbox.ts';
import { createDispatch } from '../src/dispatch/dispatch.ts';

const counts = { request: 0, pending: 0, checkedout: 0 };

export const out = (from: number, count: number) =>
  Array.from({ length: count }, (_, at) => requestLine({ lineId: String(from + at), status: 'checkedout' }));

export function setUp(
  answer: (page: number, size: number, ids?: string[]) => Promise<unknown>,
  calls: Record<string, () => Promise<unknown>> = {},
) {
  let location = 'loc-1';
  const asked: string[] = [];
  const delivered: object[] = [];
  const api = apiOf({
    storefront: {
      getColleagues: async ({ locationId }) => {
        const refusal = await calls['colleagues']?.();
        if (refusal) return refusal as typeof noAnswer;
        return ok(locationId === 'loc-1' ? [{ id: 'ines', name: 'Ines Calloway', hasPhoto: false }] : []);
      },
      getDeliverySpots: async ({ locationId }) =>
        ((await calls['spots']?.()) as typeof noAnswer | undefined) ??
        ok(locationId === 'loc-1' ? ['Fitting room 2'] : ['Bench']),
      getSale: async ({ orderNumber }) =>
        orderNumber === '1042' ? ok(sale) : refused(422, 'No item of this order fits.'),
      undoSale: async () => (await calls['undoSale']?.()) as never,
      sellLine: async () => ((await calls['sellLine']?.()) as typeof noAnswer | undefined) ?? ok(sale),
    },
    inventory: {
      deliverLine: async (input) => {
        delivered.push(input);
        const { lineId, spot } = input;
        return ok(requestLine({ lineId, status: 'checkedout', deliveredTo: spot ?? null }));
      },
      // The line keeps where its pair was brought.
      checkIn: async () => ok(requestLine({ lineId: '1', status: 'checkedin', deliveredTo: 'Fitting room 2' })),
      ...(calls as object),
      getWarehouseLines: (async ({ locationId, status, sort, owners, page = 0, size = 50, ids }) => {
        const view = sort === 'newest' || owners ? ` ${sort} ${owners?.join() ?? ''}` : '';
        asked.push(`${locationId} ${status} ${ids?.join() ?? `${page} ${size}`}${view}`);
        return answer(page, size, ids);
      }) as Parameters<typeof createDispatch>[0]['api']['inventory']['getWarehouseLines'],
    },
  });
  const device = outboxDevice();
  const { toasts, titles, said, actions } = recordToasts();
  const played: string[] = [];
  const play = async (sound: string) => void played.push(sound);
  const say = createSay((text) => text as string, { locale: 'en-US', translation: undefined });
  const outbox = createOutbox({ ...device.tab(), send: sendTo(api), toasts, play, say });
  const store = createDispatch({ api, locationId: () => location, toasts, play, outbox, say });
  return {
    ...store,
    device,
    titles,
    said,
    actions,
    played,
    asked,
    delivered,
    outbox,
    move: (to: string) => (location = to),
  };
}

export const sale = {
  orderNumber: '1042',
  isComplete: true,
  pairs: [{ ...binShelfRecord(), barcode: '2048177304161' }],
};

export const page = (content: ReturnType<typeof out>, totalElements = content.length) =>
  ok({ content, totalElements, counts });
