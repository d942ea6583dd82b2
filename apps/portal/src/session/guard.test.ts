import { type Area, ROLES, mayEnter } from '@instore/api';
import { expect, test } from 'vitest';
import { checkAccess, storedArea } from './guard.ts';

const areas: Area[] = ['warehouse', 'shoesize'];

test.each(areas.flatMap((area) => [...ROLES, 'Visitor', ''].map((role) => [area, role] as const)))(
  '%s: %s',
  { tags: 'R-04' },
  (area, role) => {
    const isAllowed = mayEnter(role, area);
    expect(checkAccess({ status: 'signedIn', role }, area)).toBe(isAllowed ? 'enter' : 'unauthorized');
  },
);

test('No area can be entered without a session, whatever role is stored', { tags: 'R-04' }, () => {
  expect(checkAccess({ status: 'signedOut', role: 'Super_Admin' }, 'warehouse')).toBe('signIn');
  expect(checkAccess({ status: 'unauthorized', role: 'Super_Admin' }, 'warehouse')).toBe('unauthorized');
});

const stored = (over: { role?: string; userId?: string; token?: string | undefined } = {}) => {
  const local: Record<string, string> = {
    'user-role': over.role ?? 'Sales_Associate',
    'user-Id': over.userId ?? '1001',
  };
  return {
    auth: {
      token: 'token' in over ? over.token : 'jwt',
      user: { sub: 'maren-okafor', user_id: '1001', name: 'Maren Okafor', exp: 4_102_444_800 },
    },
    keys: { readLocal: (key: string) => local[key] },
  };
};

test.each([
  ['/shoesize', 'Sales_Associate', 'shoesize'],
  ['/shoesize/inventory', 'Sales_Associate', 'shoesize'],
  ['/warehouse', 'Sales_Associate', undefined],
  ['/warehouse/view-dispatch', 'YK_Admin', 'warehouse'],
  ['/', 'Warehouse_Personal', 'warehouse'],
  ['/', 'Store_Admin', 'shoesize'],
  ['/', 'Consignee', undefined],
  ['/shoesizes', 'Sales_Associate', undefined],
  ['/unauthorized', 'Super_Admin', undefined],
])(
  'The area that is requested ahead at %s for the stored role %s: %s',
  { tags: ['R-01', 'R-04'] },
  (path, role, area) => {
    expect(storedArea(stored({ role }), path)).toBe(area);
  },
);

test('Nothing is requested ahead without a session, or for the role of another user', { tags: 'R-04' }, () => {
  expect(storedArea(stored({ token: undefined }), '/shoesize')).toBeUndefined();
  expect(storedArea(stored({ userId: '1002' }), '/shoesize')).toBeUndefined();
  const { auth, keys } = stored();
  expect(storedArea({ auth: { ...auth, user: undefined }, keys }, '/shoesize')).toBeUndefined();
  expect(storedArea({ auth, keys: { readLocal: () => undefined } }, '/shoesize')).toBeUndefined();
});
