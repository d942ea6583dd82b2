import type { NotificationName, Sound } from '@instore/api';
import type { PlainText } from './texts/portalText.ts';

/** The label and the sound of each switch, by notification type, in the order in which they are shown [N-04]. */
export const soundSwitches = {
  tryout: { label: 'Kiosk requests', sound: 'request' },
  request: { label: 'Requests to the warehouse', sound: 'notification' },
  'checked-out': { label: 'Pairs checked out', sound: 'notification' },
  'pair-missing': { label: 'Pairs reported missing', sound: 'notification' },
  'checked-in': { label: 'Pairs returned', sound: 'notification' },
  cancelled: { label: 'Requests cancelled', sound: 'notification' },
  sold: { label: 'Pairs sold', sound: 'notification' },
  announcement: { label: 'Announcements', sound: 'notification' },
} as const satisfies Partial<Record<NotificationName, { label: PlainText; sound: Sound }>>;

/** The notification types that have a sound switch. */
export type NotificationTypeName = keyof typeof soundSwitches;

/** The switch of each notification type. */
const SWITCH_OF: Readonly<Record<NotificationName, NotificationTypeName>> = {
  tryout: 'tryout',
  request: 'request',
  'checked-out': 'checked-out',
  'pair-missing': 'pair-missing',
  'checked-in': 'checked-in',
  cancelled: 'cancelled',
  sold: 'sold',
  announcement: 'announcement',
  nudge: 'announcement',
  escalation: 'announcement',
  assigned: 'announcement',
  'coming-back': 'announcement',
  'consigned-sold': 'sold',
  'hold-ends': 'announcement',
  'device-offline': 'announcement',
  transfer: 'announcement',
  returned: 'announcement',
  'consigned-returned': 'sold',
  'hand-over-note': 'announcement',
  delivery: 'announcement',
};

const isKnown = (name: string): name is NotificationName => Object.hasOwn(SWITCH_OF, name);

/** The sound switch of a notification type. An unknown type uses the switch of announcements. */
export function soundTypeOf(name: string | undefined): NotificationTypeName {
  return name !== undefined && isKnown(name) ? SWITCH_OF[name] : 'announcement';
}
