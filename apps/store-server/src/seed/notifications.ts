import type { NotificationName } from '../base/notificationTypes.ts';
import type { notifications } from '../db/schema/notifications.ts';
import { NEXT_REQUEST } from './history.ts';

export type NotificationRow = typeof notifications.$inferInsert & { id: number };

/** The number of the first try-on request after the seed. */
export const NEXT_TRYOUT = 9108;

interface SeedNotification {
  type: NotificationName;
  title: string | null;
  objectId: string;
  redirectUrl: string;
}

const MINUTE = 60_000;
const request = (back: number) => String(NEXT_REQUEST - back);

/** The notifications of an associate during a day. */
const toAssociates: SeedNotification[] = [
  floor('checked-out', 'Checked out and on the way to you', request(9)),
  floor('pair-missing', 'Pair missing. No other pair in stock.', '2048177311572'),
  floor('tryout', 'Kiosk Mezzanine requested 1 item', '9107'),
  floor('checked-out', 'Checked out and on the way to you', request(12)),
  floor('checked-in', 'Returned to bin B-02-11', request(31)),
  floor('sold', 'Consigned pair sold at the till', 'YK-30418'),
  floor('checked-out', null, request(15)),
  floor('cancelled', 'Dario Vance cancelled Lowland Polder High, size 9', request(52)),
  floor('tryout', 'Kiosk Mezzanine requested 1 item', '9101'),
];

/** The notifications of a picker. */
const toPickers: SeedNotification[] = [
  stockroom('request', 'Ines Calloway requests 1 pair', request(1)),
  stockroom('request', 'Ines Calloway requests 2 pairs', request(3)),
  stockroom('request', 'Noor Haddad requests 1 pair', request(4)),
  stockroom('request', null, request(5)),
  stockroom('sold', 'Consigned pair sold at the till', 'YK-30418'),
];

function floor(type: NotificationName, title: string | null, objectId: string): SeedNotification {
  return { type, title, objectId, redirectUrl: '/shoesize' };
}

function stockroom(type: NotificationName, title: string | null, objectId: string): SeedNotification {
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

/** The notifications of the last days, oldest first. */
export function buildNotifications(now: Date): NotificationRow[] {
  return audience
    .flatMap(({ userId, day, count, unread }) =>
      Array.from({ length: count }, (_, back) => {
        const item = day[back % day.length];
        if (item === undefined) throw new Error('A day has no notification.');
        const createdAt = new Date(now.getTime() - (3 + back * 17) * MINUTE);
        return { userId, ...item, createdAt, acknowledged: back >= unread };
      }),
    )
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row, index) => Object.assign(row, { id: index + 1 }));
}
