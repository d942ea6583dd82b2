import type { components } from '@instore/api/contract';
import type { notificationType } from '../../../db/schema/notifications.ts';

/** The types of the database, which are those of the contract. */
export type NotificationName = (typeof notificationType.enumValues)[number];

/** What the number below a title counts: "Request 48213". */
const objectNames: Record<NotificationName, string> = {
  'checked-out': 'Request',
  'pair-missing': 'Barcode',
  tryout: 'Try-out',
  'checked-in': 'Request',
  sold: 'Order',
  request: 'Request',
  cancelled: 'Request',
  announcement: 'Announcement',
};

/** A notification's type as the contract has it: icon and name of its object [N-02]. */
export function describeType(name: NotificationName): components['schemas']['NotificationType'] {
  return { name, iconUrl: `/artwork/icons/${name}.svg`, objectIdName: objectNames[name] };
}
