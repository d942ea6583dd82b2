import type { Notification } from '@instore/api';
import { notificationTypes } from '../../../base/notificationTypes.ts';
import type { notifications } from '../../../db/schema/notifications.ts';

/** Converts a stored notification to the contract's, for lists and live events [N-02]. */
export function toNotification(row: typeof notifications.$inferSelect): Notification {
  const { objectId, customerNumber } = row;
  const objectIdName = notificationTypes[row.type].objectName;
  const isOfCustomer = customerNumber !== null;
  return {
    id: String(row.id),
    title: row.title,
    titleText: row.titleText ?? undefined,
    titleValues: row.titleValues ?? undefined,
    acknowledged: row.acknowledged,
    redirectUrl: row.redirectUrl,
    objectId: isOfCustomer ? String(customerNumber) : objectId,
    type: {
      name: row.type,
      iconUrl: `/artwork/icons/${row.type}.svg`,
      objectIdName: isOfCustomer ? 'Customer' : objectIdName,
    },
    createdAt: row.createdAt.toISOString(),
    postponedUntil: row.postponedUntil?.toISOString(),
    subject: isOfCustomer ? { objectIdName, objectId } : undefined,
  };
}
