import { isRole, type Role } from '@instore/api';
import { problem } from '../../../base/problems.ts';
import { rolesGivenBy } from '../../administration/index.ts';
import type { Caller } from '../../../security/callers.ts';
import { worksAt } from '../../../security/locations.ts';

/** The locations of a key or an endpoint; null for all. */
type Places = readonly string[] | null;

/** Whether a caller may know that a key or an endpoint gets data of his or her locations. */
export const maySee = (caller: Caller, places: Places): boolean =>
  places === null || places.some((id) => worksAt(caller, id));

/** Whether a caller works at all locations of a key or an endpoint, and may therefore make and change it. */
export const mayChange = (caller: Caller, places: Places): boolean =>
  places === null ? caller.locationIds === 'all' : places.every((id) => worksAt(caller, id));

/** The roles that a caller may give a key: the own one, and those that he or she may give to people. */
export const rolesOfKeys = ({ role }: Caller): readonly Role[] => {
  const given = rolesGivenBy(role);
  return isRole(role) && !given.includes(role) ? [...given, role] : given;
};

/** @throws ProblemError 404 for one that the caller does not see, 403 for one that gets data of other locations, too */
export function refuseUnlessMine(caller: Caller, found: { locationIds: Places } | undefined): void {
  if (found === undefined || !maySee(caller, found.locationIds)) {
    throw problem(404, 'Not found', { detail: 'This does not exist any more.' });
  }
  refuseUnlessEverywhere(caller, found.locationIds);
}

/** @throws ProblemError 403 for locations at which the caller does not work */
export function refuseUnlessEverywhere(caller: Caller, places: Places): void {
  if (mayChange(caller, places)) return;
  throw problem(403, 'Not allowed', {
    detail: 'It gets data of other locations, too. A YK_Admin or Super_Admin can change that.',
  });
}
