import { ACCEPTED_LINE_STATES, type AcceptedLineState, type LineStatus, type WarehouseStatus } from '@instore/api';

/** What a status of a line means. */
interface Meaning {
  /** The associate's tab that lists the line [Z-07]. */
  tab?: LineStatus;
  /** The list of the warehouse that has the line, once it is placed. */
  list?: WarehouseStatus;
  /** The warehouse can fill the line, once it is placed. */
  isOpen: boolean;
  /** The line holds its unit, as the index `request_lines_promised_unit` says. */
  holdsUnit: boolean;
  /** Nothing can be done with the line any more. */
  isOver: boolean;
}

/** The meaning of each status. A line without an available unit is listed under Pending. */
const MEANINGS: Record<AcceptedLineState, Meaning> = {
  accepted: { tab: '1', isOpen: false, holdsUnit: false, isOver: false },
  request: { tab: '2', list: 'request', isOpen: true, holdsUnit: true, isOver: false },
  pending: { tab: '2', list: 'pending', isOpen: true, holdsUnit: true, isOver: false },
  unavailable: { tab: '2', list: 'pending', isOpen: true, holdsUnit: false, isOver: false },
  checkedout: { tab: '3', list: 'checkedout', isOpen: false, holdsUnit: true, isOver: false },
  checkedin: { isOpen: false, holdsUnit: false, isOver: true },
  cancelled: { isOpen: false, holdsUnit: false, isOver: true },
  sold: { isOpen: false, holdsUnit: false, isOver: true },
};

/** The meaning of a status. */
export const meaningOf = (status: AcceptedLineState): Meaning => MEANINGS[status];

/** The statuses with a meaning. */
export const statesWhere = (fits: (meaning: Meaning) => boolean): AcceptedLineState[] =>
  ACCEPTED_LINE_STATES.filter((status) => fits(MEANINGS[status]));
