import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/database.ts';
import type { WaitingMessage } from './queue.ts';

/** The pair and the place of a notice. */
export interface Subject {
  size: string | null;
  name: string | null;
  place: string | null;
  more: number;
}

type Read = (id: string) => SQL;

/** How the pair is read by the first half of `about`; other notifications name it themselves. */
const READS: Readonly<Record<string, Read>> = {
  tryout: (id) => sql`
    select variants.size, products.title as name, tryouts.name as place, count(*) over ()::int - 1 as more
    from tryouts
    join tryout_lines on tryout_lines.tryout_id = tryouts.id and tryout_lines.cancelled_at is null
    join variants on variants.id = tryout_lines.variant_id
    join products on products.id = variants.product_id
    where tryouts.id = ${id}::bigint order by tryout_lines.position limit 1`,
  request: (id) => sql`
    select variants.size, products.title as name, tryouts.name as place, count(*) over ()::int - 1 as more
    from request_lines
    join variants on variants.id = request_lines.variant_id
    join products on products.id = variants.product_id
    left join tryouts on tryouts.id = request_lines.tryout_id
    where request_lines.request_id = ${id}::bigint order by request_lines.id limit 1`,
  'pair-missing': (barcode) => sql`
    select variants.size, products.title as name, null as place, 0 as more
    from units
    join variants on variants.id = units.variant_id
    join products on products.id = variants.product_id
    where units.barcode = ${barcode}`,
};

/** Reads the pair and the place of a message. */
export async function readSubject(db: Db, { about, titleValues }: WaitingMessage): Promise<Subject> {
  const [kind = '', ...id] = about.split(':');
  const read = READS[kind]?.(id.join(':'));
  if (read !== undefined) {
    const { rows } = await db.execute<Subject & Record<string, unknown>>(read);
    return rows[0] ?? { size: null, name: null, place: null, more: 0 };
  }
  const { size = null, name = null, location, sender } = titleValues ?? {};
  return { size, name, place: location ?? sender ?? null, more: 0 };
}
