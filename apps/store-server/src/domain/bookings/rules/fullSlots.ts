/** The roles that may move a booking to a full slot, with a reason [B-04]. */
const MAY_OVERBOOK: readonly string[] = ['Store_Admin', 'YK_Admin', 'Super_Admin'];

/** Whether a person may move a booking to a full slot for this reason. */
export function mayOverbook(role: string, reason: string | undefined): boolean {
  return reason !== undefined && MAY_OVERBOOK.includes(role);
}
