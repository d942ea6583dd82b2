import type { Failure } from '@instore/api';
import type { Word } from './words.ts';

/** The sentence for a request that the store refused; the cart is kept. */
export function refusalOf({ status, problem }: Failure): Word {
  if (status === 429) return 'refusedTooMany';
  if (status === 401 || status === 403) return 'refusedSession';
  if (status !== 422) return 'wrong';
  return problem?.errors?.some(({ field }) => field.endsWith('/locationId')) ? 'refusedLocation' : 'refusedVariant';
}

/** The sentence for a pairing code that the store refused. */
export function codeRefusalOf({ status, problem }: Failure): Word {
  if (status === 429) return 'tooManyTries';
  if (status !== 422) return 'unreachable';
  if (problem?.title === 'Used code') return 'codeUsed';
  return problem?.title === 'Expired code' ? 'codeExpired' : 'codeWrong';
}
