import { expect, test } from 'vitest';
import { mayApplyCounts, mayConsign, maySell } from './warehouseRights.ts';

test.each([
  ['[W-12] apply counts', mayApplyCounts],
  ['[G-05] open the consignment page', mayConsign],
  ['[Z-12] mark a pair as sold', maySell],
])('%s: admins of the warehouse, no pickers and no associates', (_, may) => {
  const roles = ['Warehouse_Admin', 'YK_Admin', 'Super_Admin', 'Warehouse_Personal', 'Sales_Associate', 'Store_Admin'];
  expect(roles.filter(may)).toEqual(['Warehouse_Admin', 'YK_Admin', 'Super_Admin']);
});
