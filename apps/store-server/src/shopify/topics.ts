import * as v from 'valibot';

/** A topic of the shop's webhooks. */
interface Topic {
  /** Its name in the Admin API. */
  name: string;
  /** The fields that the shop sends: ids alone. Undefined: the topic has no choice of fields. */
  fields?: string[];
  /** The record that is read again: `product 7001`. @throws ValiError for a body without it */
  subjectOf: (body: unknown) => string;
}

const id = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((value) => String(value)),
  v.regex(/^\d{1,20}$/),
);

const record = (kind: string) => {
  const Body = v.object({ id });
  return { fields: ['id'], subjectOf: (body: unknown) => `${kind} ${v.parse(Body, body).id}` };
};

const LevelBody = v.object({ inventory_item_id: id, location_id: id });
const level = {
  fields: ['inventory_item_id', 'location_id'],
  subjectOf: (body: unknown) => {
    const { inventory_item_id: item, location_id: location } = v.parse(LevelBody, body);
    return `level ${item} ${location}`;
  },
};

const EditBody = v.object({ order_edit: v.object({ order_id: id }) });
const places = { fields: ['id'], subjectOf: () => 'locations' };

/** The topics to which the store listens, by their names in the headers. */
export const TOPICS: Readonly<Record<string, Topic>> = {
  'products/create': { name: 'PRODUCTS_CREATE', ...record('product') },
  'products/update': { name: 'PRODUCTS_UPDATE', ...record('product') },
  'products/delete': { name: 'PRODUCTS_DELETE', ...record('product') },
  'inventory_items/update': { name: 'INVENTORY_ITEMS_UPDATE', ...record('item') },
  'inventory_levels/connect': { name: 'INVENTORY_LEVELS_CONNECT', ...level },
  'inventory_levels/update': { name: 'INVENTORY_LEVELS_UPDATE', ...level },
  'inventory_levels/disconnect': { name: 'INVENTORY_LEVELS_DISCONNECT', ...level },
  'locations/create': { name: 'LOCATIONS_CREATE', ...places },
  'locations/update': { name: 'LOCATIONS_UPDATE', ...places },
  'locations/activate': { name: 'LOCATIONS_ACTIVATE', ...places },
  'locations/deactivate': { name: 'LOCATIONS_DEACTIVATE', ...places },
  'locations/delete': { name: 'LOCATIONS_DELETE', ...places },
  'orders/paid': { name: 'ORDERS_PAID', ...record('order') },
  'orders/cancelled': { name: 'ORDERS_CANCELLED', ...record('order') },
  'orders/edited': {
    name: 'ORDERS_EDITED',
    subjectOf: (body) => `order ${v.parse(EditBody, body).order_edit.order_id}`,
  },
  'app/uninstalled': { name: 'APP_UNINSTALLED', subjectOf: () => 'uninstall' },
};
