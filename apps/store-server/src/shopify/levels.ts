import type { ClientBase } from 'pg';

/** A figure of a level, which has a list of them. */
const figure = (name: string): string =>
  `coalesce((select (each ->> 'quantity')::int from jsonb_array_elements(body::jsonb -> 'quantities') as each
    where each ->> 'name' = '${name}'), 0)`;

/**
 * Stores the stock figures of the staged lines for the locations that the store knows, in a transaction of the caller.
 * Newer figures of webhooks stay.
 * @param since when the operation began
 * @returns how many figures were others
 */
export async function loadLevels(client: ClientBase, since: Date): Promise<number> {
  await client.query(`create temporary table shopify_figures on commit drop as
    select substring(parent from '[0-9]+$') as variant_id, place.id as place_id,
      ${figure('on_hand')} as on_hand, ${figure('available')} as available
    from shopify_lines join shopify_locations as place
      on place.id = substring(body::jsonb #>> '{location,id}' from '[0-9]+$') and place.location_id is not null
    where kind = 'InventoryLevel'`);
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others
     from shopify_figures as now full join shopify_levels as before using (place_id, variant_id)
     where (now.on_hand, now.available) is distinct from (before.on_hand, before.available)
       and coalesce(before.read_at < $1, true)`,
    [since],
  );
  await client.query('delete from shopify_levels where read_at < $1', [since]);
  await client.query(
    `insert into shopify_levels (variant_id, place_id, on_hand, available, read_at)
     select variant_id, place_id, on_hand, available, $1 from shopify_figures on conflict (place_id, variant_id) do nothing`,
    [since],
  );
  return rows[0]?.others ?? 0;
}

/** The figures of a variant at a location of the shop. */
export interface Level {
  variant: string;
  place: string;
  /** Undefined: the location no longer has the variant. */
  figures: { onHand: number; available: number } | undefined;
}

/** Stores the figures of one variant at one location, if the store knows the location. */
export async function storeLevel(client: ClientBase, { variant, place, figures }: Level, at: Date): Promise<void> {
  await client.query('delete from shopify_levels where (place_id, variant_id) = ($1, $2)', [place, variant]);
  if (figures === undefined) return;
  await client.query(
    `insert into shopify_levels (variant_id, place_id, on_hand, available, read_at)
     select $1, id, $3, $4, $5 from shopify_locations where id = $2 and location_id is not null`,
    [variant, place, figures.onHand, figures.available, at],
  );
}
