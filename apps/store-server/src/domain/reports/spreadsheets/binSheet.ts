import { sql } from 'drizzle-orm';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import type { Scope } from '../../../security/scope.ts';
import type { Db } from '../../../db/database.ts';
import { ZONES } from './inventorySheet.ts';
import { numberOrText, type Column } from './spreadsheet.ts';

/** The units of a bin, counted by state. Without a code: the units of a location that have no bin. */
export interface BinStatus extends Record<string, unknown> {
  location: string;
  code: string | null;
  shelf: string | null;
  zone: keyof typeof ZONES | null;
  pairs: number;
  checkedIn: number;
  pending: number;
  checkedOut: number;
  missing: number;
  unlabelled: number;
}

/** Reads the bins of the scope in their order; after those of a location its units without bin, if any. */
export async function readBinStatus(db: Db, scope: Scope): Promise<BinStatus[]> {
  const ids = scope === 'all' ? sql`array(select id from locations)` : sql`${sql.param(scope)}::text[]`;
  const { rows } = await db.execute<BinStatus>(sql`
    select l.name as location, b.code, b.shelf, b.zone,
           coalesce(u.pairs, 0)::int as pairs,
           coalesce(u.checked_in, 0)::int as "checkedIn",
           coalesce(u.pending, 0)::int as pending,
           coalesce(u.checked_out, 0)::int as "checkedOut",
           coalesce(u.missing, 0)::int as missing,
           coalesce(u.unlabelled, 0)::int as unlabelled
    from (select id, location_id, code, shelf, zone from ${bins} where location_id = any(${ids})) as b
    full join (
      select location_id, bin_id, count(*) as pairs,
             count(*) filter (where state = 'Checked In' and not missing) as checked_in,
             count(*) filter (where state = 'Pending' and not missing) as pending,
             count(*) filter (where state = 'Checked Out' and not missing) as checked_out,
             count(*) filter (where missing) as missing,
             count(*) filter (where barcode is null) as unlabelled
      from ${units}
      where location_id = any(${ids}) and state <> 'Sold'
      group by location_id, bin_id
    ) as u on u.bin_id = b.id
    join ${locations} as l on l.id = coalesce(b.location_id, u.location_id)
    order by l.store_id, l.position, b.code nulls last`);
  return rows;
}

/** The status of a bin in words, with what needs a check. */
export function statusOf({ code, pairs, missing, unlabelled }: BinStatus): string {
  const faults = [
    ...(code === null ? ['no bin'] : []),
    ...(missing > 0 ? [`${missing} missing`] : []),
    ...(unlabelled > 0 ? [`${unlabelled} without label`] : []),
  ];
  if (faults.length > 0) return `Check: ${faults.join(', ')}`;
  return pairs === 0 ? 'Empty' : 'In order';
}

/** The columns of the bin sheet [Z-06]. */
export const binColumns: Column<BinStatus>[] = [
  { header: 'Location', width: 18, cell: (row) => row.location },
  { header: 'Place', width: 11, cell: (row) => (row.zone === null ? null : ZONES[row.zone]) },
  { header: 'Bin', width: 10, cell: (row) => row.code },
  { header: 'Shelf', width: 7, cell: (row) => numberOrText(row.shelf) },
  { header: 'Pairs', width: 7, cell: (row) => row.pairs },
  { header: 'Checked In', width: 11, cell: (row) => row.checkedIn },
  { header: 'Pending', width: 9, cell: (row) => row.pending },
  { header: 'Checked Out', width: 12, cell: (row) => row.checkedOut },
  { header: 'Missing', width: 9, cell: (row) => row.missing },
  { header: 'Without label', width: 13, cell: (row) => row.unlabelled },
  { header: 'Status', width: 28, cell: statusOf },
];
