import { type Area, mayEnter } from '@instore/api';
import type { Auth } from './auth.ts';

/** The decision of a route guard. */
export type Access = 'enter' | 'signIn' | 'unauthorized';

/** Whether the user may enter an area. This only saves a failed call: the server checks every operation. */
export function checkAccess(auth: Pick<Auth, 'status' | 'role'>, area: Area): Access {
  if (auth.status === 'unauthorized') return 'unauthorized';
  if (auth.status !== 'signedIn') return 'signIn';
  return mayEnter(auth.role, area) ? 'enter' : 'unauthorized';
}
