import type { ItemState, Zone } from '@instore/api';
import { expectTypeOf, test } from 'vitest';
import { unitState, zone } from '../../src/db/schema/stock.ts';

// These enums have an order of their own. A word of the contract that one of them lacks does not compile here.
test('The enums of the database have the words of the contract', () => {
  expectTypeOf(unitState.enumValues).items.toEqualTypeOf<ItemState>();
  expectTypeOf(zone.enumValues).items.toEqualTypeOf<Zone>();
});
