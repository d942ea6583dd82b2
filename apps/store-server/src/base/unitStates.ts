import { ITEM_STATES, type ItemState } from '@instore/api';

/** Whether a unit in a state is in its bin, unless it is missing. */
const IS_IN_BIN: Record<ItemState, boolean> = {
  'Checked In': true,
  Pending: true,
  'Checked Out': false,
  Sold: false,
};

/** The states of units that are in their bin, unless they are missing. */
export const STATES_IN_BIN = ITEM_STATES.filter((state) => IS_IN_BIN[state]);
