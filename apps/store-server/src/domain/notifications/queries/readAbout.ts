import type { Notification, SizeSystem } from '@instore/api';
import { sql } from 'drizzle-orm';
import { notificationTypes } from '../../../base/notificationTypes.ts';
import type { Db, Tx } from '../../../db/database.ts';
import type { notifications } from '../../../db/schema/notifications.ts';

type Row = Pick<typeof notifications.$inferSelect, 'type' | 'objectId' | 'titleValues'>;

/** The pairs of a notification, and who handles them. */
export interface About {
  about: NonNullable<Notification['about']>;
  handledBy: NonNullable<Notification['handledBy']> | null;
}

interface Found {
  at: string;
  productName: string;
  size: string;
  sizeSystem: SizeSystem;
  imageUrl: string;
  pairs: string;
  requestedBy: string | null;
  handlerId: string | null;
  handler: string | null;
}

/** The object's number, for the kind that the branch of the query reads. */
const numberOf = (kind: string) =>
  sql`case when asked.kind = ${kind} and asked.id ~ '^[0-9]{1,18}$' then asked.id::bigint end`;

const product = sql`products.title as "productName", variants.size, variants.size_system as "sizeSystem",
  products.image_url as "imageUrl"`;
const ofVariant = (line: string) => sql`join variants on variants.id = ${sql.raw(line)}.variant_id
  join products on products.id = variants.product_id`;

/**
 * Reads which pairs notifications are about, in their order; undefined for one about none. Of a request whose title names
 * a pair it is that one.
 */
export async function readAbout(db: Db | Tx, rows: readonly Row[]): Promise<(About | undefined)[]> {
  const asked = rows.map(({ type, objectId, titleValues }) => ({
    kind: notificationTypes[type].objectName,
    id: objectId,
    name: titleValues?.['name'] ?? null,
    size: titleValues?.['size'] ?? null,
  }));
  if (asked.every(({ id }) => id === null)) return asked.map(() => undefined);
  const { rows: found } = await db.execute<Found & Record<string, unknown>>(sql`
    select asked.at, found.*, users.name as handler
    from jsonb_to_recordset(${JSON.stringify(asked.map((one, at) => ({ ...one, at })))}::jsonb)
      as asked(at int, kind text, id text, name text, size text)
    cross join lateral (
      (select ${product}, count(*) over () as pairs, 'Kiosk ' || tryouts.name as "requestedBy",
              tryouts.accepted_by as "handlerId"
       from tryouts join tryout_lines as line on line.tryout_id = tryouts.id and line.cancelled_at is null
       ${ofVariant('line')}
       where tryouts.id = ${numberOf('Try-out')} order by line.position limit 1)
      union all
      (select ${product}, case when asked.name is null then count(*) over () else 1 end, line.requested_by,
              case when every(coalesce(line.checked_out_by, line.held_by) is not null) over ()
                then coalesce(line.checked_out_by, line.held_by) end
       from request_lines as line ${ofVariant('line')}
       where (line.request_id = ${numberOf('Request')} or (line.request_id is null and line.id = ${numberOf('Request')}))
         and (asked.name is null or (products.title = asked.name and variants.size = asked.size))
       order by line.id limit 1)
      union all
      (select ${product}, 1, null, null from units ${ofVariant('units')}
       where asked.kind = 'Barcode' and units.barcode = asked.id)
    ) as found
    left join users on users.id = found."handlerId"`);
  return rows.map((_, at) => {
    const one = found.find((row) => Number(row.at) === at);
    if (!one) return undefined;
    const { productName, size, sizeSystem, imageUrl, requestedBy, handlerId: id, handler: name } = one;
    return {
      about: { productName, size, sizeSystem, imageUrl, pairs: Number(one.pairs), requestedBy },
      handledBy: id !== null && name !== null ? { id, name } : null,
    };
  });
}
