import type { NotificationType } from '@instore/api';
import type { NotificationName } from '../../../db/schema/notifications.ts';

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
export function describeType(name: NotificationName): NotificationType {
  return { name, iconUrl: `/artwork/icons/${name}.svg`, objectIdName: objectNames[name] };
}
