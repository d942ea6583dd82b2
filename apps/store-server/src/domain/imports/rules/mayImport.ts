import { IMPORT_KINDS, type ImportKind } from '@instore/api';
import { problem } from '../../../base/problems.ts';
import { roleHas } from '../../../base/roles.ts';
import type { Caller } from '../../../security/callers.ts';

/**
 * Whose data a kind of file changes. Each record of a location is one of the importer's locations. What the whole chain
 * shares is imported by roles that work everywhere.
 */
const CHANGES: Readonly<Record<ImportKind, 'location' | 'chain'>> = {
  locations: 'chain',
  people: 'chain',
  kiosks: 'location',
  goods: 'chain',
  bins: 'location',
  stock: 'location',
  orders: 'location',
  consignment: 'location',
  bookings: 'location',
  deliveries: 'location',
};

/** The kinds that only roles that work everywhere import. */
export const chainKinds: readonly ImportKind[] = IMPORT_KINDS.filter((kind) => CHANGES[kind] === 'chain');

/** Whether a person may import a kind of file [P-04]. */
export const mayImport = ({ role }: Caller, kind: ImportKind): boolean =>
  CHANGES[kind] === 'location' || roleHas(role, 'isEverywhere');

/** @throws ProblemError 403 */
export function refuseUnlessImportable(caller: Caller, kind: ImportKind): void {
  if (mayImport(caller, kind)) return;
  throw problem(403, 'Not allowed', {
    detail: 'All locations share these records. A YK_Admin or Super_Admin can import them.',
  });
}
