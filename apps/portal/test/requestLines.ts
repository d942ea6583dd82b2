import type { LineStatus, RequestLine } from '@instore/api';
import type { noAnswer, refused } from './support.ts';
import { english, apiOf, recordToasts, ok, requestLine } from './support.ts';
import type { CartLine } from '../src/requests/cartLines.ts';
import { createRequestLines } from '../src/requests/requestLines.ts';

export const counts = { request: 1, pending: 2, checkedout: 3 };

export const page = (lines: RequestLine[], totalElements = lines.length) =>
  ok({ content: lines, totalElements, counts });

export type Page = ReturnType<typeof page> | typeof noAnswer;

export function setUp(
  over: {
    whose?: 'all';
    barcode?: null;
    lookUp?: () => Promise<never>;
    list?: (status: LineStatus, page: number, ids: string[] | undefined) => Promise<Page>;
    setDetails?: (input: {
      locationId: string;
      spot?: string | null;
      requestNote?: string | null;
    }) => Promise<ReturnType<typeof ok<RequestLine>> | ReturnType<typeof refused>>;
    assign?: () => ReturnType<typeof refused>;
    cancel?: () => Promise<ReturnType<typeof ok<{ lineIds: string[] }>> | ReturnType<typeof refused>>;
  } = {},
) {
  const heard = recordToasts();
  const asked: string[] = [];
  const cancelled: { locationId: string; lineIds: string[]; key: string | undefined }[] = [];
  const dropped: string[][] = [];
  const added: CartLine[] = [];
  const carts: (string | undefined)[] = [];
  const handled: string[] = [];
  let location = 'loc-1';
  const store = createRequestLines({
    api: apiOf({
      storefront: {
        getShoesizeLines: ({ locationId, status, whose, page: number = 0, size, ids }) => {
          const list = [...(locationId === 'loc-1' ? [] : [locationId]), ...(whose ? [whose] : []), status].join(' ');
          asked.push(ids ? `${list} ids ${ids.join()}` : `${list} ${number} ${size}`);
          return (over.list ?? (async () => page([requestLine()])))(status, number, ids);
        },
        assignLine: async ({ lineId, ownerId }) =>
          over.assign?.() ?? ok(requestLine({ lineId, owner: { id: ownerId, name: 'Ines', hasPhoto: false } })),
        setLineDetails: async (input) => (over.setDetails ?? (async () => ok(requestLine())))(input),
      },
      consignee: {
        getVariantAtLocation: async () =>
          (await over.lookUp?.()) ??
          ok({
            name: 'Halden Court 82',
            images: [{ src: '/c.svg' }],
            barcode: over.barcode === undefined ? '2048' : null,
          }),
      },
      inventory: {
        cancelRequest: ({ locationId, lineIds }, options) => {
          cancelled.push({ locationId, lineIds, key: options?.key });
          return (over.cancel ?? (async () => ok({ lineIds })))();
        },
      },
    }),
    whose: over.whose,
    toasts: heard.toasts,
    say: english,
    locationId: () => location,
    cart: {
      add: (line, at) => {
        added.push(line);
        carts.push(at);
      },
      openKey: () => `cart of ${location}`,
    },
    onDropped: (lineIds) => void dropped.push(lineIds),
    onHandled: (objects) => void handled.push(...objects.map(({ name, id }) => `${name} ${id}`)),
  });
  return {
    ...store,
    ...heard,
    asked,
    cancelled,
    dropped,
    handled,
    added,
    carts,
    move: (to: string) => (location = to),
  };
}
