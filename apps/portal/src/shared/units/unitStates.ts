import type { ItemState } from '@instore/api';
import type { PlainText } from '../texts/portalText.ts';

/** The states of a unit [Z-07] in words. */
export const UNIT_STATES = {
  Pending: 'Pending',
  'Checked In': 'Checked In',
  'Checked Out': 'Checked Out',
  Sold: 'Sold',
} as const satisfies Record<ItemState, PlainText>;

/** Whether a value of the server is a known state of a unit. */
export const isUnitState = (state: string): state is ItemState => Object.hasOwn(UNIT_STATES, state);
