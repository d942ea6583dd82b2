import { PORTAL_ROLES, type Portal, ROLES } from '@instore/api';
import { expect, test } from 'vitest';
import { judge } from './guard.ts';

const portals: Portal[] = ['warehouse', 'shoesize'];

test.each(portals.flatMap((portal) => [...ROLES, 'Visitor', ''].map((role) => [portal, role] as const)))(
  '[R-04] %s: %s',
  (portal, role) => {
    const isAllowed = PORTAL_ROLES[portal].some((allowed) => allowed === role);
    expect(judge({ status: 'signedIn', role }, portal)).toBe(isAllowed ? 'enter' : 'unauthorized');
  },
);

test('[R-04] Nobody enters without a session, whatever role was stored', () => {
  expect(judge({ status: 'signedOut', role: 'Super_Admin' }, 'warehouse')).toBe('signIn');
  expect(judge({ status: 'unauthorized', role: 'Super_Admin' }, 'warehouse')).toBe('unauthorized');
});
