import type { NotificationName } from '@instore/api';
import { notificationTypes, type TitleOf } from '../base/notificationTypes.ts';
import { inEnglish, said, type Said } from '../base/problems.ts';
import type { notifications } from '../db/schema/notifications.ts';
import { NEXT_REQUEST } from './history.ts';

export type NotificationRow = typeof notifications.$inferInsert & { id: number };

/** The number of the first try-on request after the seed. */
export const NEXT_TRYOUT = 9108;

interface SeedNotification {
  type: NotificationName;
  title: Said<TitleOf<NotificationName>>;
  objectId: string;
  redirectUrl: string;
}

const MINUTE = 60_000;
const request = (back: number) => String(NEXT_REQUEST - back);

const onItsWay = (name: string, size: string) => said('{name}, {size} is on its way to you', { name, size });

/** The notifications of an associate during a day. */
const toAssociates: SeedNotification[] = [
  floor('checked-out', onItsWay('Brask Scree Trail', '7'), request(9)),
  floor('pair-missing', said('Pair missing. No other pair in stock.'), '2048177311572'),
  floor('tryout', said('Kiosk {kiosk} requested 1 item', { kiosk: 'Mezzanine' }), '9107'),
  floor('checked-out', onItsWay('Halden Court 82', '10.5'), request(12)),
  floor('checked-in', said('Returned to bin {bin}', { bin: 'B-02-11' }), request(31)),
  floor('sold', said('Sold at the till'), 'YK-30418'),
  floor('checked-out', onItsWay('Tarn Fell Runner', '9'), request(15)),
  floor(
    'cancelled',
    said('{person} cancelled {name}, size {size}', { person: 'Dario Vance', name: 'Lowland Polder High', size: '9' }),
    request(52),
  ),
  floor('tryout', said('Kiosk {kiosk} requested 1 item', { kiosk: 'Mezzanine' }), '9101'),
];

/** The notifications of a picker. */
const toPickers: SeedNotification[] = [
  stockroom('request', said('{person} requests 1 pair', { person: 'Ines Calloway' }), request(1)),
  stockroom('request', said('{person} requests {count} pairs', { person: 'Ines Calloway', count: '2' }), request(3)),
  stockroom('request', said('{person} requests 1 pair', { person: 'Noor Haddad' }), request(4)),
  stockroom('request', said('{person} requests 1 pair', { person: 'Noor Haddad' }), request(5)),
  stockroom('sold', said('Sold at the till'), 'YK-30418'),
];

function floor(type: NotificationName, title: SeedNotification['title'], objectId: string): SeedNotification {
  return { type, title, objectId, redirectUrl: '/shoesize' };
}

function stockroom(type: NotificationName, title: SeedNotification['title'], objectId: string): SeedNotification {
  const isRequest = type === 'request';
  return {
    type,
    title,
    objectId,
    redirectUrl: isRequest ? `/warehouse/request-details?request=${objectId}` : '/warehouse',
  };
}

/**
 * How many notifications each person has. Maren has more than one page of twenty [N-01]. The newest are not
 * acknowledged.
 */
const audience = [
  { userId: '1001', day: toAssociates, count: 47, unread: 2 },
  { userId: '1002', day: toAssociates, count: 8, unread: 1 },
  { userId: '1003', day: toPickers, count: 24, unread: 3 },
  { userId: '1004', day: toPickers, count: 5, unread: 1 },
  { userId: '1005', day: toAssociates, count: 5, unread: 0 },
];

/**
 * The notifications of the last days, oldest first.
 *
 * @param numbers the numbers of customers by request, for the requests that came from a kiosk
 */
export function buildNotifications(now: Date, numbers: ReadonlyMap<string, number>): NotificationRow[] {
  return audience
    .flatMap(({ userId, day, count, unread }) =>
      Array.from({ length: count }, (_, back) => {
        const item = day[back % day.length];
        if (item === undefined) throw new Error('A day has no notification.');
        const createdAt = new Date(now.getTime() - (3 + back * 17) * MINUTE);
        const { title: saidTitle, ...content } = item;
        const isOfRequest = notificationTypes[item.type].objectName === 'Request';
        const shown = {
          title: inEnglish(saidTitle),
          titleText: saidTitle.text,
          titleValues: saidTitle.values,
          customerNumber: isOfRequest ? numbers.get(item.objectId) : undefined,
        };
        return { userId, ...content, ...shown, createdAt, acknowledged: back >= unread };
      }),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row, index) => Object.assign(row, { id: index + 1 }));
}
