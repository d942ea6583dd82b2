import { isRole, ROLES, type Role } from '@instore/api';
import { problem } from '../../../base/problems.ts';
import { roleHas } from '../../../base/roles.ts';
import type { Caller } from '../../../security/callers.ts';
import { worksAt } from '../../../security/locations.ts';

/** Who has access: the person's id, the active role and the locations of all roles. */
export interface Access {
  id: string;
  role: string;
  locationIds: readonly string[];
}

/** The roles that an admin of locations may give and change [P-01]. */
const OF_STORE_ADMIN: readonly Role[] = ['Sales_Associate', 'Warehouse_Personal', 'Warehouse_Admin'];

/** The roles that a caller may give, and whose people the caller may change. */
export function rolesGivenBy(callerRole: string): readonly Role[] {
  if (callerRole === 'Super_Admin') return ROLES;
  if (callerRole === 'YK_Admin') return ROLES.filter((role) => role !== 'Super_Admin');
  return callerRole === 'Store_Admin' ? OF_STORE_ADMIN : [];
}

/** Why a caller cannot change a person; null where that is possible. */
export function changeRefusal(caller: Caller, { id, role, locationIds }: Access): string | null {
  if (id === caller.userId) return 'Another admin changes your own role and locations.';
  // A role that the portal does not know gives no access: any admin may replace it.
  if (isRole(role) && !rolesGivenBy(caller.role).includes(role)) {
    return roleHas(caller.role, 'isEverywhere')
      ? 'Only a Super_Admin changes a Super_Admin.'
      : 'Only a YK_Admin or Super_Admin changes a person with this role.';
  }
  if (!locationIds.every((locationId) => worksAt(caller, locationId))) {
    return 'This person works at other locations, too. A YK_Admin or Super_Admin can change that.';
  }
  return null;
}

/** @throws ProblemError 403 with the reason */
export function refuseUnlessChangeable(caller: Caller, person: Access): void {
  const refusal = changeRefusal(caller, person);
  if (refusal !== null) throw problem(403, 'Not allowed', { detail: refusal });
}

/** Checks a role that a caller gives. @throws ProblemError 403 */
export function refuseUnlessGiven(caller: Caller, role: string): asserts role is Role {
  if (isRole(role) && rolesGivenBy(caller.role).includes(role)) return;
  throw problem(403, 'Not allowed', {
    detail: 'You may not give this role.',
    errors: [{ field: '/role', message: 'You may not give this role.' }],
  });
}
