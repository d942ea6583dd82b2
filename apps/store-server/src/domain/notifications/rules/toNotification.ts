import type { Notification } from '@instore/api';
import type { notifications } from '../../../db/schema/notifications.ts';
import { describeType } from './notificationTypes.ts';

/** Converts a stored notification to the contract's, for lists and live events. */
export function toNotification(row: typeof notifications.$inferSelect): Notification {
  return {
    id: String(row.id),
    title: row.title,
    acknowledged: row.acknowledged,
    redirectUrl: row.redirectUrl,
    objectId: row.objectId,
    type: describeType(row.type),
    createdAt: row.createdAt.toISOString(),
  };
}
