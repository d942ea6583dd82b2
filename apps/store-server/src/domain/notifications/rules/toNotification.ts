import type { Notification } from '@instore/api';
import { notificationTypes } from '../../../base/notificationTypes.ts';
import type { notifications } from '../../../db/schema/notifications.ts';

/** Converts a stored notification to the contract's, for lists and live events [N-02]. */
export function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    id: String(row.id),
    title: row.title,
    acknowledged: row.acknowledged,
    redirectUrl: row.redirectUrl,
    objectId: row.objectId,
    type: {
      name: row.type,
      iconUrl: `/artwork/icons/${row.type}.svg`,
      objectIdName: notificationTypes[row.type].objectName,
    },
    createdAt: row.createdAt.toISOString(),
  };
}
