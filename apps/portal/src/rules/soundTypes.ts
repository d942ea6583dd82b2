import type { PlainText } from '../texts/portalText.ts';

/** The labels of the sound switches, by notification type, in the order in which they are shown [N-04]. */
export const soundLabels = {
  tryout: 'Kiosk requests',
  request: 'Requests to the warehouse',
  'checked-out': 'Pairs checked out',
  'pair-missing': 'Pairs reported missing',
  'checked-in': 'Pairs returned',
  cancelled: 'Requests cancelled',
  sold: 'Pairs sold',
  announcement: 'Announcements',
} as const satisfies Record<string, PlainText>;

/** The notification types that have a sound switch. The contract's list is open: other types exist. */
export type NotificationTypeName = keyof typeof soundLabels;
