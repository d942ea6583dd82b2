import {
  CART_LINE_QUANTITY_MAX,
  CART_LINE_QUANTITY_MIN,
  type Colourway,
  type ShoesizeCartLine,
  type SizeSystem,
} from '@instore/api';

/** A cart line: the fields that are sent [Z-01], and the fields that only its label shows. */
export interface CartLine extends ShoesizeCartLine {
  brand?: string | undefined;
  colourway?: Colourway | undefined;
  sizeSystem?: SizeSystem | undefined;
}

/** Units of a variant: `quantity` in total, of which `lineIds` are accepted try-on lines. */
type Units = Pick<ShoesizeCartLine, 'quantity' | 'lineIds'>;

/** The line of the same variant. */
export function lineOf<Line extends ShoesizeCartLine>(
  lines: readonly Line[],
  { inventoryLineItemId: id }: Pick<ShoesizeCartLine, 'inventoryLineItemId'>,
): Line | undefined {
  return lines.find(({ inventoryLineItemId }) => inventoryLineItemId === id);
}

/** The fields of a line that are sent. */
export function sentLine({ brand: _brand, colourway: _colourway, sizeSystem: _system, ...line }: CartLine) {
  return line satisfies ShoesizeCartLine;
}

/** Adds a line. The same variant raises the quantity; an accepted line that is in the cart already changes nothing. */
export function addLine(lines: CartLine[], line: CartLine): CartLine[] {
  const known = lineOf(lines, line);
  if (!known) return [...lines, line];
  const added = (line.lineIds ?? []).filter((id) => !known.lineIds?.includes(id));
  if (line.lineIds?.length && added.length === 0) return lines;
  const quantity = Math.min(CART_LINE_QUANTITY_MAX, known.quantity + line.quantity);
  const more: CartLine = {
    ...known,
    quantity,
    // The store refuses more lines than units.
    lineIds: [...(known.lineIds ?? []), ...added].slice(0, quantity),
    tryOutItem: known.tryOutItem || line.tryOutItem,
  };
  return lines.map((one) => (one === known ? more : one));
}

/** Sets the quantity of a variant within the contract's limits. A lower quantity drops the last accepted lines. */
export function setQuantity(lines: CartLine[], inventoryLineItemId: string, quantity: number): CartLine[] {
  const wanted = Math.min(CART_LINE_QUANTITY_MAX, Math.max(CART_LINE_QUANTITY_MIN, Math.trunc(quantity)));
  const line = lineOf(lines, { inventoryLineItemId });
  if (!line || line.quantity === wanted) return lines;
  const changed = { ...line, quantity: wanted, lineIds: line.lineIds?.slice(0, wanted) };
  return lines.map((one) => (one === line ? changed : one));
}

/** Removes accepted lines by their ids from all cart lines. */
export function dropLineIds(lines: CartLine[], lineIds: readonly string[]): CartLine[] {
  const isDropped = (id: string) => lineIds.includes(id);
  if (!lines.some((line) => line.lineIds?.some(isDropped))) return lines;
  return lines.flatMap((line) => {
    const dropped = line.lineIds?.filter(isDropped) ?? [];
    if (dropped.length === 0) return [line];
    const quantity = line.quantity - dropped.length;
    const left = line.lineIds?.filter((id) => !isDropped(id)) ?? [];
    return quantity < CART_LINE_QUANTITY_MIN ? [] : [{ ...line, quantity, lineIds: left }];
  });
}

/** Units without an accepted line; they are interchangeable. */
const anyUnits = ({ quantity, lineIds }: Units) => Math.max(0, quantity - (lineIds?.length ?? 0));

/** The units that two lines of one variant have in common. */
function commonUnits(one: Units, other: Units): { quantity: number; lineIds: string[] } {
  const lineIds = one.lineIds?.filter((id) => other.lineIds?.includes(id)) ?? [];
  return { lineIds, quantity: lineIds.length + Math.min(anyUnits(one), anyUnits(other)) };
}

/** The lines without the sent units; units that were added later stay. */
export function withoutSent(lines: readonly CartLine[], sent: readonly ShoesizeCartLine[]): CartLine[] {
  return lines.flatMap((line) => {
    const item = lineOf(sent, line);
    if (!item) return [line];
    const common = commonUnits(line, item);
    const quantity = line.quantity - common.quantity;
    const lineIds = line.lineIds?.filter((id) => !common.lineIds.includes(id));
    return quantity < CART_LINE_QUANTITY_MIN ? [] : [{ ...line, quantity, lineIds }];
  });
}

/** The sent units that are still in the lines. */
export function stillWanted(lines: readonly CartLine[], sent: readonly ShoesizeCartLine[]): ShoesizeCartLine[] {
  return sent.flatMap((item) => {
    const line = lineOf(lines, item);
    const common = line && commonUnits(item, line);
    if (!common || common.quantity < CART_LINE_QUANTITY_MIN) return [];
    return [{ ...item, quantity: common.quantity, lineIds: item.lineIds && common.lineIds }];
  });
}
