import { ValueProblem } from '../base/valueFormats.ts';
import { orders } from '../import/kinds/orders.ts';
import { numberOf, type ShopFulfilment, type ShopLine, type ShopOrder } from './records.ts';

/** The columns of the import that an order of the shop fills. */
export const ORDER_COLUMNS = ['number', 'location', 'placed', 'paid', 'variant', 'quantity'] as const;

type OrderRow = Record<(typeof ORDER_COLUMNS)[number], string>;

/** An order with its lines and where they are sent from. */
export interface WholeOrder {
  order: ShopOrder;
  lines: ShopLine[];
  fulfilments: ShopFulfilment[];
}

/** The rows of an order, or why it has none; without a reason it belongs to a location that the store does not know. */
export type MappedOrder = { rows: OrderRow[]; isPaid: boolean } | { reason: string | undefined };

/** The states of an order for which its price was paid. What was refunded since is no longer in the quantities. */
const PAID = new Set(['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED']);

/**
 * Makes a row of each variant of an order.
 * @param places the location of the store for each location of the shop; null: one that the store does not know
 */
export function mapOrder(
  { order, lines, fulfilments }: WholeOrder,
  places: ReadonlyMap<string, string | null>,
): MappedOrder {
  const place = placeOf(order, fulfilments, places);
  if (place.location === null) return { reason: place.reason };
  const isPaid = PAID.has(order.displayFinancialStatus ?? '');
  const isCancelled = order.cancelledAt !== null;
  const quantities = new Map<string, number>();
  for (const { variant, currentQuantity } of lines) {
    if (variant === null) continue;
    const id = numberOf(variant.inventoryItem.id);
    quantities.set(id, (quantities.get(id) ?? 0) + (isCancelled ? 0 : currentQuantity));
  }
  const rows = [...quantities].map(([variant, quantity]) => ({
    number: order.name,
    location: place.location as string,
    placed: order.processedAt,
    paid: isPaid ? 'yes' : 'no',
    variant,
    quantity: String(quantity),
  }));
  try {
    return { rows: rows.map((row) => checked(row)), isPaid };
  } catch (error) {
    if (error instanceof ValueProblem) return { reason: error.message };
    throw error;
  }
}

interface Place {
  location: string | null;
  reason?: string | undefined;
}

/** Where an order is handed over: at the till where it was made, or where all of it is sent from. */
function placeOf(
  { retailLocation }: ShopOrder,
  fulfilments: readonly ShopFulfilment[],
  places: ReadonlyMap<string, string | null>,
): Place {
  const sending = fulfilments
    .filter(({ status }) => status !== 'CANCELLED')
    .flatMap(({ assignedLocation }) => assignedLocation.location ?? []);
  const ids = new Set((retailLocation === null ? sending : [retailLocation]).map(({ id }) => numberOf(id)));
  const [id, other] = ids;
  if (id === undefined) return { location: null, reason: 'location: the order names none' };
  if (other !== undefined) return { location: null, reason: `location: it is sent from ${ids.size} locations` };
  const location = places.get(id);
  if (location === undefined) return { location: null, reason: `location: the mapping does not name ${id}` };
  return { location };
}

/** The row with its cells as the import stores them. @throws ValueProblem naming the first cell that it refuses */
function checked(row: OrderRow): OrderRow {
  const read = { ...row };
  for (const { name, cell } of orders.columns) {
    const text = row[name as keyof OrderRow] as string | undefined;
    if (text === undefined) continue;
    try {
      read[name as keyof OrderRow] = cell.read(text);
    } catch (error) {
      if (error instanceof ValueProblem) throw new ValueProblem(`${name}: "${text}" ${error.message}`);
      throw error;
    }
  }
  return read;
}
