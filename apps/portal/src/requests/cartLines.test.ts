import { CART_LINE_QUANTITY_MAX } from '@instore/api';
import { expect, test } from 'vitest';
import { cartLine } from '../../test/support.ts';
import {
  type CartLine,
  addLine,
  dropLineIds,
  lineOf,
  sentLine,
  setQuantity,
  stillWanted,
  withoutSent,
} from './cartLines.ts';

/** A line of a variant; `lineIds` are its accepted try-on lines. */
const line = (id: string, quantity: number, lineIds?: string[], over: Partial<CartLine> = {}): CartLine =>
  cartLine({ inventoryLineItemId: id, quantity, lineIds, ...over });

const other = line('other', 3, ['91']);
/** Quantities and accepted lines of a cart. */
const unitsOf = (lines: readonly CartLine[]) => lines.map(({ quantity, lineIds }) => [quantity, lineIds]);

test('Only the fields of the contract are sent', { tags: 'Z-01' }, () => {
  const shown = line('V1', 1, ['11'], {
    brand: 'Halden',
    sizeSystem: 'US M',
    colourway: { name: 'Chalk', swatches: [] },
  });
  expect(sentLine(shown)).toEqual(line('V1', 1, ['11']));
});

test('A variant that is not in the cart gets a line of its own', { tags: 'K-06' }, () => {
  const added = line('V1', 1, ['11']);
  expect(addLine([other], added)).toEqual([other, added]);
  expect(lineOf([other, added], added)).toBe(added);
});

test('The same variant raises the quantity of its line and keeps all accepted lines', { tags: 'K-06' }, () => {
  const lines = addLine([other, line('V1', 1, ['11'])], line('V1', 2, ['12', '13'], { tryOutItem: true }));
  expect(lines[0]).toBe(other);
  expect(unitsOf(lines)[1]).toEqual([3, ['11', '12', '13']]);
  expect(lines[1]?.tryOutItem).toBe(true);
  expect(addLine(lines, line('V1', 1, ['14']))[1]?.tryOutItem).toBe(true);
  expect(addLine([line('V1', 1)], line('V1', 1))[0]?.tryOutItem).toBe(false);
});

test('An accepted line that is in the cart already changes nothing', { tags: 'K-06' }, () => {
  const lines = [other, line('V1', 1, ['11'])];
  expect(addLine(lines, line('V1', 1, ['11']))).toBe(lines);
  expect(unitsOf(addLine(lines, line('V1', 2, ['11', '12'])))[1]).toEqual([3, ['11', '12']]);
});

test('A unit without an accepted line is added to one with, and the other way round', { tags: 'Z-05' }, () => {
  expect(unitsOf(addLine([line('V1', 1, ['11'])], line('V1', 1)))).toEqual([[2, ['11']]]);
  expect(unitsOf(addLine([line('V1', 1)], line('V1', 1, ['11'])))).toEqual([[2, ['11']]]);
  expect(unitsOf(addLine([line('V1', 1)], line('V1', 1, [])))).toEqual([[2, []]]);
});

test('A line has at most the units of the contract, and no more accepted than units', { tags: 'Z-01' }, () => {
  const ids = Array.from({ length: CART_LINE_QUANTITY_MAX }, (_, at) => `${at}`);
  const [full] = addLine([line('V1', CART_LINE_QUANTITY_MAX, ids)], line('V1', 1, ['late']));
  expect(full?.quantity).toBe(CART_LINE_QUANTITY_MAX);
  expect(full?.lineIds).toEqual(ids);
});

test('A quantity is a whole number within the limits, of that line only', { tags: 'Z-01' }, () => {
  const lines = [other, line('V1', 2)];
  for (const [wanted, quantity] of [
    [3, 3],
    [1.9, 1],
    [0, 1],
    [-4, 1],
    [CART_LINE_QUANTITY_MAX + 1, CART_LINE_QUANTITY_MAX],
  ] as const) {
    const changed = setQuantity(lines, 'V1', wanted);
    expect(changed[0]).toBe(other);
    expect(changed[1]).toEqual(line('V1', quantity));
  }
  expect(setQuantity(lines, 'V1', 2)).toBe(lines);
  expect(setQuantity(lines, 'unknown', 2)).toBe(lines);
});

test('A lower quantity drops the last accepted lines', { tags: 'Z-01' }, () => {
  expect(unitsOf(setQuantity([line('V1', 3, ['11', '12', '13'])], 'V1', 2))).toEqual([[2, ['11', '12']]]);
  expect(unitsOf(setQuantity([line('V1', 1, ['11'])], 'V1', 2))).toEqual([[2, ['11']]]);
});

test('Cancelled lines leave the cart; a line without units is removed', { tags: 'Z-04' }, () => {
  const lines = [other, line('V1', 3, ['11', '12']), line('V2', 1, ['13']), line('V3', 2)];
  expect(dropLineIds(lines, ['12', '13'])).toEqual([other, line('V1', 2, ['11']), line('V3', 2)]);
  expect(dropLineIds(lines, ['unknown'])).toBe(lines);
  expect(dropLineIds(lines, ['12'])[3]).toBe(lines[3]);
});

test('What was sent leaves the cart; units that were added later stay', { tags: 'Z-02' }, () => {
  const sent = [sentLine(line('V1', 2, ['11'])), sentLine(line('V2', 1))];
  const lines = [other, line('V1', 4, ['11', '12']), line('V2', 1), line('V3', 1)];
  // Of V1 one accepted line and one other unit were sent.
  expect(withoutSent(lines, sent)).toEqual([other, line('V1', 2, ['12']), line('V3', 1)]);
  expect(withoutSent([line('V2', 3)], sent)).toEqual([line('V2', 2)]);
  expect(withoutSent([line('V1', 1, ['12'])], [sentLine(line('V1', 1, ['11']))])).toEqual([line('V1', 1, ['12'])]);
});

test('Of what was sent only what is still in the cart is sent again', { tags: 'Z-02' }, () => {
  const sent = [sentLine(line('V1', 3, ['11', '12'])), sentLine(line('V2', 2)), sentLine(line('V3', 1, ['13']))];
  expect(stillWanted([line('V1', 1, ['12']), line('V2', 5)], sent)).toEqual([
    sentLine(line('V1', 1, ['12'])),
    sentLine(line('V2', 2)),
  ]);
  expect(stillWanted([line('V3', 1, ['14'])], sent)).toEqual([]);
  // More accepted lines than units: a stored cart may hold them.
  expect(stillWanted([line('V2', 0, ['11'])], sent)).toEqual([]);
});
