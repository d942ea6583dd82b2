import { CANAL } from './goods.ts';
import type { Shop } from './shop.ts';

/** A pair that was asked for, with the minutes from its request to each step; null: not reached. */
export interface MadePair {
  /** Local time at Canal Street: `2026-01-06 11:20`. */
  at: string;
  variantId: string;
  owner?: string;
  picker?: string;
  accepted?: number | null;
  placed?: number | null;
  checkedOut?: number | null;
  handedOver?: number | null;
  /** The first answer why it was not available. */
  reason?: string | null;
  status: 'waiting' | 'accepted' | 'request' | 'unavailable' | 'checkedout' | 'checkedin' | 'cancelled' | 'sold';
}

/** Stores pairs at Canal Street as the store itself would have written them. */
export async function makePairs(shop: Shop, pairs: readonly MadePair[], locationId = CANAL): Promise<void> {
  await shop.rows(
    `with asked as materialized (
       select row_number() over () as place, nextval('line_number') as id, nextval('tryout_number') as tryout,
         nextval('request_number') as request, (p.at::timestamp at time zone 'America/New_York') as sent, p.*
       from json_to_recordset($1) as p(at text, "variantId" text, owner text, picker text, accepted float8, placed float8,
         "checkedOut" float8, "handedOver" float8, reason text, status text)
     ), made as (
       insert into tryouts (id, location_id, name, requested_at, accepted_by, accepted_at)
       select tryout, $2, 'Front door', asked.sent, case when status <> 'waiting' then coalesce(owner, '1001') end,
         asked.sent + accepted * interval '1 minute' from asked
     ), waiting as (
       insert into tryout_lines (id, tryout_id, variant_id, position) select id, tryout, "variantId", 0 from asked
     ), placed as (
       insert into requests (id, location_id, placed_by, placed_at)
       select request, $2, coalesce(owner, '1001'), asked.sent + coalesce(placed, 0) * interval '1 minute' from asked
       where placed is not null
     )
     insert into request_lines (id, request_id, location_id, owner_id, variant_id, status, requested_by, requested_at,
       try_out_item, tryout_id, checked_out_at, checked_out_by, handed_over_at, closed_at, unavailable_reason, answered_by,
       answered_at)
     select id, case when placed is not null then request end, $2, coalesce(owner, '1001'), "variantId", status::line_status,
       'Kiosk Front door', asked.sent, true, tryout, asked.sent + "checkedOut" * interval '1 minute',
       case when "checkedOut" is not null then coalesce(picker, '1003') end,
       asked.sent + "handedOver" * interval '1 minute',
       case when status in ('checkedin', 'cancelled', 'sold') then asked.sent + interval '30 minutes' end,
       reason, case when reason is not null then '1003' end,
       case when reason is not null then asked.sent + interval '7 minutes' end
     from asked where status <> 'waiting'`,
    JSON.stringify(pairs),
    locationId,
  );
}

/** Deletes all pairs that were asked for, so that a test knows each row. */
export async function forgetPairs(shop: Shop): Promise<void> {
  await shop.rows(`
    begin; set local session_replication_role = replica;
    delete from request_lines; delete from calls; delete from tryout_lines; delete from tryouts; delete from requests; commit`);
}
