import type { Notification } from '@instore/api';
import { notificationTypes } from '../../../base/notificationTypes.ts';
import type { notifications } from '../../../db/schema/notifications.ts';
import type { About } from '../queries/readAbout.ts';

/** The types that ask for a person of several: a colleague can handle what they are about. */
const ASKING: readonly Notification['type']['name'][] = ['tryout', 'escalation', 'request'];

/**
 * Converts a stored notification to the contract's, for lists and live events [N-02].
 * @param pairs what it is about, where that was read
 */
export function toNotification(row: typeof notifications.$inferSelect, pairs?: About): Notification {
  const { objectId, customerNumber } = row;
  const objectIdName = notificationTypes[row.type].objectName;
  const isOfCustomer = customerNumber !== null;
  const isHandled = ASKING.includes(row.type) && pairs?.handledBy?.id !== row.userId;
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
    leavesAt: row.leavesAt?.toISOString(),
    postponedUntil: row.postponedUntil?.toISOString(),
    subject: isOfCustomer ? { objectIdName, objectId } : undefined,
    about: pairs?.about,
    handledBy: pairs?.handledBy && isHandled ? pairs.handledBy : undefined,
  };
}
