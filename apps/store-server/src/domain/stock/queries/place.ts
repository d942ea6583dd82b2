import type { UnitOut, UnitTransfer } from '@instore/api';
import { sql } from 'drizzle-orm';
import { movements } from '../../../db/schema/movements.ts';
import { users } from '../../../db/schema/people.ts';
import { requestLines } from '../../../db/schema/requests.ts';
import { units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';

/** Where a unit is if not in its bin: with whom, or on which way. A query of units with joins selects them [M-01]. */
export const placeColumns = {
  out: sql<UnitOut | null>`(
    select json_build_object('to', person.name, 'isWithCustomer', line.handed_over_at is not null)
    from ${requestLines} as line join ${users} as person on person.id = line.owner_id
    where line.unit_id = ${units.id} and line.status = 'checkedout')`,
  transfer: sql<UnitTransfer | null>`(
    select json_build_object('from', origin.name, 'to', destination.name, 'status', document.status)
    from ${movements} as document join ${locations} as origin on origin.id = document.from_location_id
      join ${locations} as destination on destination.id = document.location_id
    where document.id = ${units.transferId})`,
};

/** Converts a row of {@link placeColumns}. */
export const toPlace = ({ out, transfer }: { out: UnitOut | null; transfer: UnitTransfer | null }) => ({
  out: out ?? undefined,
  transfer: transfer ?? undefined,
});
