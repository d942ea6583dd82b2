import type { NotificationType } from '@instore/api';
import type { NotificationName } from '../../../db/schema/notifications.ts';

/** The name of the object whose number is below the title: "Request 48213". */
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

/** Converts a type to the contract's: with its icon and the name of its object [N-02]. */
export function describeType(name: NotificationName): NotificationType {
  return { name, iconUrl: `/artwork/icons/${name}.svg`, objectIdName: objectNames[name] };
}
