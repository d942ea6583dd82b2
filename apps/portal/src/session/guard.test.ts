import { AREA_ROLES, type Area, ROLES } from '@instore/api';
import { expect, test } from 'vitest';
import { checkAccess } from './guard.ts';

const areas: Area[] = ['warehouse', 'shoesize'];

test.each(areas.flatMap((area) => [...ROLES, 'Visitor', ''].map((role) => [area, role] as const)))(
  '[R-04] %s: %s',
  (area, role) => {
    const isAllowed = AREA_ROLES[area].some((allowed) => allowed === role);
    expect(checkAccess({ status: 'signedIn', role }, area)).toBe(isAllowed ? 'enter' : 'unauthorized');
  },
);

test('[R-04] No area can be entered without a session, whatever role is stored', () => {
  expect(checkAccess({ status: 'signedOut', role: 'Super_Admin' }, 'warehouse')).toBe('signIn');
  expect(checkAccess({ status: 'unauthorized', role: 'Super_Admin' }, 'warehouse')).toBe('unauthorized');
});
