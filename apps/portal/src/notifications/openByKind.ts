import type { Notification, Postponement } from '@instore/api';
import { soundTypeOf } from '../shared/soundTypes.ts';
import type { PlainText } from '../shared/texts/portalText.ts';
import { isOpenOne } from './notificationState.ts';
import { soundTypes } from './sounds.ts';

/** What each postponement is called. */
export const postponementLabels = {
  '15min': '15 min',
  '1h': '1 h',
  nextShift: 'Next shift',
} as const satisfies Record<Postponement, PlainText>;

/** The open notifications by kind, in the order of the sound switches; those of one kind stay in their order. */
export function openByKind<Item extends Readonly<Notification>>(content: readonly Item[]): Item[] {
  const kindOf = ({ type }: Item) => soundTypes.indexOf(soundTypeOf(type.name));
  return content.filter(isOpenOne).toSorted((a, b) => kindOf(a) - kindOf(b));
}
