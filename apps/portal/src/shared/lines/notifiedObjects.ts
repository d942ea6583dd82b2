import type { Notification, RequestLine } from '@instore/api';
import type { PlainText } from '../texts/portalText.ts';

/** What the number of a notification is of, as the store says it in `objectIdName`. */
const NAMES = ['Request', 'Try-out', 'Barcode'] as const;

/** An object that a notification may be about. */
export interface NotifiedObject {
  name: (typeof NAMES)[number];
  id: string;
}

type Line = Pick<RequestLine, 'lineId' | 'requestId' | 'tryoutItemId' | 'barcode' | 'missingBarcode'>;

/** The objects of a line: a notification about one of them is about the line [N-05]. */
export function objectsOf({ lineId, requestId, tryoutItemId, barcode, missingBarcode }: Line): NotifiedObject[] {
  const ids: [NotifiedObject['name'], string | null | undefined][] = [
    // A line that is handed to a colleague before it is placed has no other number.
    ['Request', requestId ?? lineId],
    ['Try-out', tryoutItemId],
    ['Barcode', barcode],
    ['Barcode', missingBarcode],
  ];
  return ids.flatMap(([name, id]) => (id ? [{ name, id }] : []));
}

/** The object of a notification, also when the notification shows the number of a customer in its place. */
export const subjectOf = ({ type, objectId, subject }: Notification) =>
  subject ?? { objectIdName: type.objectIdName, objectId };

/** Whether a notification is about an object. A name that only another back end uses is ignored; the number is compared. */
export function isAbout(notification: Notification, { name, id }: NotifiedObject): boolean {
  const { objectIdName, objectId } = subjectOf(notification);
  return objectId === id && (objectIdName === name || !NAMES.some((known) => known === objectIdName));
}

/** The text of each name of an object for other languages; English shows the name. 'Order' alone is the order of a list. */
export const objectNameTexts: Readonly<Record<string, PlainText>> = {
  Request: 'Request',
  Barcode: 'Barcode',
  'Try-out': 'Try-out',
  Order: 'Order of a customer',
  Announcement: 'Announcement',
  Delivery: 'Delivery',
  Device: 'Device',
  Transfer: 'Transfer',
  Note: 'Note',
  Customer: 'Customer',
};
