/** The roles that may close days and move bookings to full times [B-04]. The server decides. */
const CLOSERS: readonly string[] = ['Store_Admin', 'YK_Admin', 'Super_Admin'];

/** Whether a role may close days. */
export const mayClose = (role: string): boolean => CLOSERS.includes(role);
