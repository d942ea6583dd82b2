import { isAdminOf } from '@instore/api';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Caller } from '../../../security/callers.ts';
import { pairOf } from '../../stock/index.ts';
import type { LockedLine } from '../queries/lockLines.ts';

/** Whether a caller checks out lines which others hold, and undoes the check-outs of others [W-10, W-14]. */
export const isPickAdmin = ({ role }: Pick<Caller, 'role'>): boolean => isAdminOf(role, 'warehouse');

/** Whether a caller may cancel, replace, send back, sell and hand on a line: its owner, and those admins [Z-09]. */
export function mayManage(caller: Caller, line: { ownerId: string }): boolean {
  return line.ownerId === caller.userId || isAdminOf(caller.role, 'shoesize');
}

/** @throws ProblemError 403 for a line of another associate */
export function refuseUnlessManaged(caller: Caller, line: LockedLine, field = '/lineId'): void {
  if (mayManage(caller, line)) return;
  throw fieldProblem(
    403,
    'Not allowed',
    field,
    said('{name}, size {size} belongs to another associate.', pairOf(line)),
  );
}

/**
 * Selling a line, and giving it another size of a missing pair, is also the work of a Warehouse_Admin [Z-12, G-05, G-06].
 * @throws ProblemError 403 for a line of another associate
 */
export function refuseUnlessSeller(caller: Caller, line: LockedLine, field?: string): void {
  if (!isAdminOf(caller.role, 'warehouse')) refuseUnlessManaged(caller, line, field);
}
