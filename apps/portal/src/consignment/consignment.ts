import { scanSounds } from '../shared/toasts/scanSounds.ts';
import { createUnitHistory } from '../shared/units/unitHistory.ts';
import { Writes } from '../shared/writes/writes.ts';
import { createConsignedDetails, createConsignedList, createConsignmentReads } from './consignmentReads.ts';
import { createConsignmentScan } from './consignmentScans.ts';
import { type ConsignmentOptions, createConsignmentState } from './consignmentState.ts';
import { createBulkWrites, createMissingWrites, createUnitWrites } from './consignmentWrites.ts';

/** Consigned pairs: state and actions [G-01, G-05, G-06]. */
export function createConsignment({ play, ...options }: ConsignmentOptions) {
  const state = createConsignmentState();
  const list = createConsignedList({ ...options, state });
  const details = createConsignedDetails({ ...options, state });
  const shared = { ...options, ...details, state, list, writes: new Writes({ play }) };
  return {
    state,
    history: createUnitHistory(options),
    loadReplacements: details.loadReplacements,
    ...createConsignmentReads(shared),
    scan: createConsignmentScan({ ...shared, playSound: scanSounds(play) }),
    ...createBulkWrites(shared),
    ...createMissingWrites(shared),
    ...createUnitWrites(shared),
  };
}

export type ConsignmentStore = ReturnType<typeof createConsignment>;
