import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';

/** A value of a filter and how many lines have it. */
interface FacetValue {
  value: string;
  count: number;
}

type Name = 'bin' | 'size' | 'brand' | 'requestBy';

/** Counts a location's lines in one status by aisle, size, brand and requester, in one statement. */
export async function readFacets(db: Db, locationId: string, status: string): Promise<Record<Name, FacetValue[]>> {
  const { rows } = await db.execute<{ name: Name; value: string | null; count: number }>(sql`
    select case
             when grouping(aisle) = 0 then 'bin'
             when grouping(size) = 0 then 'size'
             when grouping(brand) = 0 then 'brand'
             else 'requestBy'
           end as name,
           coalesce(aisle, size, brand, requested_by) as value,
           count(*)::int as count
    from (
      select b.aisle, v.size, p.brand, l.requested_by
      from request_lines l
      join variants v on v.id = l.variant_id
      join products p on p.id = v.product_id
      left join units u on u.id = l.unit_id
      left join bins b on b.id = u.bin_id
      where l.location_id = ${locationId} and l.status = ${status}::line_status
    ) as lines
    group by grouping sets ((aisle), (size), (brand), (requested_by))
    order by name, length(coalesce(aisle, size, brand, requested_by)), value`);
  const facets: Record<Name, FacetValue[]> = { bin: [], size: [], brand: [], requestBy: [] };
  for (const { name, value, count } of rows) if (value !== null) facets[name].push({ value, count });
  facets.size.sort((a, b) => Number(a.value) - Number(b.value) || garmentSizeRank(a.value) - garmentSizeRank(b.value));
  return facets;
}

/** The rank of a garment size, for which the comparison as numbers gives NaN. */
function garmentSizeRank(size: string): number {
  return ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'].indexOf(size);
}
