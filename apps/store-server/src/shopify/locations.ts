import type { ClientBase } from 'pg';
import type { Shop } from './client.ts';
import { ShopifyError } from './errors.ts';
import type { Mapping } from './mapping.ts';
import { addProblems, clearProblems, type NewProblem } from './problems.ts';
import { SHOP_QUERY } from './queries.ts';
import { numberOf, type Page } from './records.ts';

interface Answer {
  shop: { currencyCode: string };
  locations: Page<{ id: string; name: string; isActive: boolean }>;
}

/** A location of the shop. */
export interface ShopLocation {
  id: string;
  name: string;
  isActive: boolean;
}

/** Prices of the store are US dollars. */
const CURRENCY = 'USD';

/** Reads the locations of the shop. @throws ShopifyError for a shop with prices in another currency */
export async function readLocations(shop: Shop): Promise<ShopLocation[]> {
  const found: ShopLocation[] = [];
  let after: string | null = null;
  do {
    const answer: Answer = await shop.query<Answer>(SHOP_QUERY, { after });
    const { currencyCode } = answer.shop;
    if (currencyCode !== CURRENCY) {
      throw new ShopifyError(`The shop has prices in ${currencyCode}. The store needs ${CURRENCY}.`);
    }
    found.push(...answer.locations.nodes.map(({ id, ...rest }) => ({ ...rest, id: numberOf(id) })));
    after = answer.locations.pageInfo.hasNextPage ? answer.locations.pageInfo.endCursor : null;
  } while (after !== null);
  return found;
}

/** Stores the locations of the shop with what the mapping says of them. One that it does not name is a problem. */
export async function storeLocations(
  client: ClientBase,
  locations: readonly ShopLocation[],
  mapping: Mapping,
): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select id from locations');
  const known = new Set(rows.map(({ id }) => id));
  const problems: NewProblem[] = [];
  const placed = locations.map((location) => {
    const place = mapping.locations[location.id];
    const problem = (reason: string) => problems.push({ subject: location.id, title: location.name, reason });
    if (place === undefined && location.isActive) problem('the mapping does not name it');
    if (typeof place === 'string' && !known.has(place)) problem(`there is no location "${place}"`);
    return { ...location, place: typeof place === 'string' && known.has(place) ? place : null };
  });
  await clearProblems(client, 'location');
  await addProblems(client, 'location', problems);
  await client.query('delete from shopify_locations');
  await client.query(
    `insert into shopify_locations (id, name, is_active, location_id)
     select * from unnest($1::text[], $2::text[], $3::boolean[], $4::text[])`,
    [
      placed.map(({ id }) => id),
      placed.map(({ name }) => name),
      placed.map(({ isActive }) => isActive),
      placed.map(({ place }) => place),
    ],
  );
}

/** The location of the store for each location of the shop, by its number; null: the store does not know it. */
export const placesOf = ({ locations }: Mapping): ReadonlyMap<string, string | null> =>
  new Map(Object.entries(locations));
