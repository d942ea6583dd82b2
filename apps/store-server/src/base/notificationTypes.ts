import type { NotificationName } from '@instore/api';

const box = 'M12 3 20 7.5v9L12 21l-8-4.500v-9zM4 7.500l8 4.500 8-4.500M12 12v9';
const openBox = 'M12 21l-8-4.500v-9L12 3l8 4.500v4M4 7.500l8 4.500 8-4.500M12 12v9';
const takenBack = 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3';
const priceTag = 'M12 3h7a2 2 0 0 1 2 2v7l-9 9-9-9zM16.500 7.500h.01';

interface NotificationType {
  /** The name of the object whose number is below the title: "Request 48213". */
  objectName: string;
  /** The path of the icon on 24 × 24 units. */
  icon: string;
  /** What the store says, with the names of its values. The portal translates each one by its text. */
  titles: readonly string[];
}

/** What each type of notifications is about, its icon and its titles. */
const types = {
  'checked-out': {
    objectName: 'Request',
    icon: `${openBox}M15 18l2 2 4-4`,
    titles: ['{name}, {size} is on its way to you'],
  },
  'pair-missing': {
    objectName: 'Barcode',
    icon: `${openBox}M16 16l4 4M20 16l-4 4`,
    titles: ['Pair missing. Another one is reserved for you.', 'Pair missing. No other pair in stock.'],
  },
  tryout: {
    objectName: 'Try-out',
    icon: 'M6 3h12a1 1 0 0 1 1 1v13H5V4a1 1 0 0 1 1-1zM9 21h6M12 17v4M9 10l2 2 4-4',
    titles: ['Kiosk {kiosk} requested 1 item', 'Kiosk {kiosk} requested {count} items'],
  },
  'checked-in': {
    objectName: 'Request',
    icon: takenBack,
    titles: [
      'Returned to bin {bin}',
      'Returned to the stockroom',
      'Check-out undone. The pair is still in the stockroom',
      'Return undone. The pair is still out',
    ],
  },
  sold: {
    objectName: 'Order',
    icon: priceTag,
    titles: ['Sold at the till'],
  },
  request: {
    objectName: 'Request',
    icon: box,
    titles: ['{person} requests 1 pair', '{person} requests {count} pairs'],
  },
  cancelled: {
    objectName: 'Request',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM9 9l6 6M15 9l-6 6',
    titles: [
      '{person} cancelled {name}, size {size}',
      '{person} cancelled {count} pairs',
      'Kiosk {kiosk} cancelled {name}, size {size}',
      'Kiosk {kiosk} cancelled {count} pairs',
    ],
  },
  announcement: {
    objectName: 'Announcement',
    icon: 'M18 9a6 6 0 0 0-12 0c0 6-2.500 7-2.500 7h17S18 15 18 9M10 20a2.200 2.200 0 0 0 4 0',
    // A person writes it.
    titles: [],
  },
  nudge: {
    objectName: 'Request',
    icon: 'M11 6a13 13 0 0 0 8.4-2.8A1 1 0 0 1 21 4v12a1 1 0 0 1-1.6.8A13 13 0 0 0 11 14H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2zM8 6v8',
    titles: [
      '{person} nudges: Kiosk {kiosk} waits for an associate',
      '{person} nudges: a request waits',
      '{person}: 2 minutes. {name}, size {size}',
      '{person}: Come and get it. {name}, size {size}',
      '{person}: Which colour? {name}, size {size}',
      '{person}: Bring the next size too. {name}, size {size}',
    ],
  },
  escalation: {
    objectName: 'Try-out',
    icon: 'M12 3 22 20H2zM12 10v4M12 17h.01',
    titles: ['Kiosk {kiosk} has waited {count} min. No associate has accepted the request.'],
  },
  assigned: {
    objectName: 'Request',
    icon: 'M8 7h12l-4-4M16 17H4l4 4',
    titles: ['{person} handed {name}, size {size} to {colleague}', '{person} has {name}, size {size}'],
  },
  'coming-back': {
    objectName: 'Barcode',
    icon: takenBack,
    titles: ['{person} sends {name}, size {size} back'],
  },
  // For a consignee, who knows no order.
  'consigned-sold': {
    objectName: 'Barcode',
    icon: priceTag,
    titles: ['Consigned pair sold at the till'],
  },
  returned: {
    objectName: 'Barcode',
    icon: takenBack,
    titles: [
      '{name}, size {size} came back. It lies in {bin}',
      '{name}, size {size} came back. It has no bin yet',
      '{name}, size {size} came back and is on hold',
      'The sale of {name}, size {size} is undone. It is checked out to you',
    ],
  },
  // For a consignee, who knows no order.
  'consigned-returned': {
    objectName: 'Barcode',
    icon: takenBack,
    titles: ['Consigned pair came back from its customer', 'The sale of a consigned pair is undone'],
  },
  'hand-over-note': {
    objectName: 'Note',
    icon: 'M5 3h9l5 5v13H5zM14 3v5h5M8 13h8M8 17h5',
    titles: ['{person} closed the day and left a note'],
  },
  'device-offline': {
    objectName: 'Device',
    icon: 'M2 8.500a16 16 0 0 1 20 0M5 12.500a11 11 0 0 1 14 0M8.500 16a6 6 0 0 1 7 0M12 20h.01M3 3l18 18',
    titles: ['{device} has been offline since {time}.'],
  },
  'hold-ends': {
    objectName: 'Barcode',
    icon: 'M6 3h12M6 21h12M7 3v3c0 3 5 4 5 6s-5 3-5 6v3M17 3v3c0 3-5 4-5 6s5 3 5 6v3',
    titles: [
      'The hold of {name}, size {size} ends at {time}.',
      'The hold of {name}, size {size} is over. The pair is free again.',
    ],
  },
  delivery: {
    objectName: 'Delivery',
    icon: box,
    titles: [
      '{person} closed the delivery of {sender} with differences: {short} short, {over} over, {damaged} damaged',
    ],
  },
  transfer: {
    objectName: 'Transfer',
    icon: 'M4 8h13l-4-4M20 16H7l4 4',
    titles: [
      '{location} asks for {name}, size {size}',
      '{location} does not send {name}, size {size}. Ask {next}.',
      '{location} does not send {name}, size {size}. No other location has it.',
      '{name}, size {size} did not arrive from {location}. Ask {next}.',
      '{name}, size {size} did not arrive from {location}. No other location has it.',
      '{name}, size {size} has arrived from {location}',
      '{location} does not need {name}, size {size} any more',
      '{person} nudges: {location} waits for {name}, size {size}',
    ],
  },
} as const satisfies Record<NotificationName, NotificationType>;

/** A title of a notification type. */
export type TitleOf<Name extends NotificationName> = (typeof types)[Name]['titles'][number];

/** Every notification type. */
export const notificationTypes: Readonly<Record<NotificationName, NotificationType>> = types;
