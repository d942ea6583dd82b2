import type { BulkRecord } from '@instore/api';
import type { Caller } from '../../../security/callers.ts';
import { type Contract, mayCall } from '../../../security/contract.ts';

/** What only the roles that read the consignment queue may read of a unit. */
const HIDDEN = {
  consignee: null,
  note: null,
  noteText: undefined,
  noteValues: undefined,
  setAsideBy: null,
  setAsideAt: null,
  asks: null,
  condition: null,
};

/** Creates the function that leaves out of a record what its reader may not read. */
export function readableRecords(contract: Contract): (caller: Caller, record: BulkRecord) => BulkRecord {
  const mayRead = mayCall(contract, 'getConsignmentQueue');
  return ({ role }, record) => (mayRead(role) ? record : { ...record, ...HIDDEN });
}
