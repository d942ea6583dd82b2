import { type Area, landingOf, mayEnter } from '@instore/api';
import type { Auth } from './auth.ts';
import type { StoredKeys } from './storedKeys.ts';

/** The decision of a route guard. */
export type Access = 'enter' | 'signIn' | 'unauthorized';

/** Whether the user may enter an area. This only saves a failed call: the server checks every operation. */
export function checkAccess(auth: Pick<Auth, 'status' | 'role'>, area: Area): Access {
  if (auth.status === 'unauthorized') return 'unauthorized';
  if (auth.status !== 'signedIn') return 'signIn';
  return mayEnter(auth.role, area) ? 'enter' : 'unauthorized';
}

/**
 * The area at a path, if the role that was stored last for this user may enter it; for '/' the area of its landing page.
 * The role is read again meanwhile, so this must not show anything.
 */
export function storedArea(
  { auth, keys }: { auth: Pick<Auth, 'token' | 'user'>; keys: Pick<StoredKeys, 'readLocal'> },
  pathname: string,
): Area | undefined {
  if (!auth.token || !auth.user || keys.readLocal('user-Id') !== auth.user.user_id) return undefined;
  const role = keys.readLocal('user-role') ?? '';
  const path = pathname === '/' ? landingOf(role) : pathname;
  const area = (['shoesize', 'warehouse'] as const).find((one) => path.split('/')[1] === one);
  return area && mayEnter(role, area) ? area : undefined;
}
