/** The roles that may apply and discard counts of bins, manage consigned pairs and sell [W-11, W-12, G-05]. The server decides. */
const ADMINS: readonly string[] = ['Warehouse_Admin', 'YK_Admin', 'Super_Admin'];

/** Whether a role may apply a count, and discard the count of a colleague. */
export const mayApplyCounts = (role: string): boolean => ADMINS.includes(role);

/** Whether a role may open the consignment page. */
export const mayConsign = (role: string): boolean => ADMINS.includes(role);

/** Whether a role of the warehouse may mark a dispatched pair as sold [W-11, Z-12]. */
export const maySell = (role: string): boolean => ADMINS.includes(role);
