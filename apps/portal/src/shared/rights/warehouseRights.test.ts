import { expect, test } from 'vitest';
import { mayApplyCounts, mayConsign, mayPlanCounts, maySell } from './warehouseRights.ts';

test.each([
  ['apply counts', mayApplyCounts],
  ['plan counts', mayPlanCounts],
  ['open the consignment page', mayConsign],
  ['mark a pair as sold', maySell],
])('%s: admins of the warehouse, no pickers and no associates', { tags: ['W-12', 'G-05', 'Z-12'] }, (_, may) => {
  const roles = ['Warehouse_Admin', 'YK_Admin', 'Super_Admin', 'Warehouse_Personal', 'Sales_Associate', 'Store_Admin'];
  expect(roles.filter(may)).toEqual(['Warehouse_Admin', 'YK_Admin', 'Super_Admin']);
});
