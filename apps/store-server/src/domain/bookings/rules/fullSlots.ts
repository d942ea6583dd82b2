import { isAdminOf } from '@instore/api';

/** Whether a person may move a booking to a full slot for this reason: only admins, and only with a reason [B-04]. */
export function mayOverbook(role: string, reason: string | undefined): boolean {
  return reason !== undefined && isAdminOf(role, 'shoesize');
}
