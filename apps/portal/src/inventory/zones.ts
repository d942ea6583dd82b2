import type { Zone } from '@instore/api';
import type { PlainText } from '../shared/texts/portalText.ts';

/** The zones of a location in words. */
export const ZONES = { floor: 'Sales floor', stockroom: 'Stockroom', hold: 'Hold shelf' } as const satisfies Record<
  Zone,
  PlainText
>;

/** Whether a value of the server is a known zone. */
export const isZone = (zone: string): zone is Zone => Object.hasOwn(ZONES, zone);
