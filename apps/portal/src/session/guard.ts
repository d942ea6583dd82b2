import { type Area, mayEnter } from '@instore/api';
import type { Auth } from './auth.ts';

/** What a guard decides: in, to the sign-in page first, or no. */
export type Verdict = 'enter' | 'signIn' | 'unauthorized';

/** Who may enter an area. Comfort, not protection: the server checks every call. */
export function judge(auth: Pick<Auth, 'status' | 'role'>, area: Area): Verdict {
  if (auth.status === 'unauthorized') return 'unauthorized';
  if (auth.status !== 'signedIn') return 'signIn';
  return mayEnter(auth.role, area) ? 'enter' : 'unauthorized';
}
