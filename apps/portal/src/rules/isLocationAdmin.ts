/** The roles that act on all of their locations' lines, close days, and maintain kiosks and delivery spots. The server decides. */
const LOCATION_ADMINS: readonly string[] = ['Store_Admin', 'YK_Admin', 'Super_Admin'];

/** Whether a role administers its locations [Z-09, B-04, C-09, K-12]. */
export const isLocationAdmin = (role: string): boolean => LOCATION_ADMINS.includes(role);
