import { isAdminOf, worksIn } from '@instore/api';

/** Whether a role may apply a count, and discard the count of a colleague [W-12]. The server decides. */
export const mayApplyCounts = (role: string): boolean => isAdminOf(role, 'warehouse');

/** Whether a role may plan counts, and end plans [M-07]. */
export const mayPlanCounts = (role: string): boolean => isAdminOf(role, 'warehouse');

/** Whether a role may open the consignment page [G-05]. */
export const mayConsign = (role: string): boolean => isAdminOf(role, 'warehouse');

/** Whether a role may ask another location for a pair, and nudge it [M-03]. */
export const mayAskElsewhere = (role: string): boolean => worksIn(role, 'shoesize') || isAdminOf(role, 'warehouse');

/** Whether a role of the warehouse may take a sold pair back [M-05]. */
export const mayTakeBack = (role: string): boolean => isAdminOf(role, 'warehouse');

/** Whether a role may close deliveries [M-02]. */
export const mayCloseDeliveries = (role: string): boolean => isAdminOf(role, 'warehouse');

/** Whether a role of the warehouse may mark a dispatched pair as sold [W-11, Z-12]. */
export const maySell = (role: string): boolean => isAdminOf(role, 'warehouse');
