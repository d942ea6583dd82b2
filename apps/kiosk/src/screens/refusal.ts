import type { Failure } from '@instore/api';
import type { KioskRefusal } from '@instore/ui';

// The client's `sayProblem` would say what staff read, in the language at the time of the answer: a customer may change
// it while the refusal is shown.

/** Why the store refused a request; the cart is kept. */
export function refusalOf({ status, problem }: Failure): KioskRefusal {
  if (status === 429) return 'tooManyRequests';
  if (status === 401 || status === 403) return 'session';
  const fields = status === 422 ? (problem?.errors ?? []).map(({ field }) => field) : [];
  if (fields.some((field) => field.endsWith('/locationId'))) return 'foreignLocation';
  return fields.some((field) => field.includes('/lines/')) ? 'unknownVariant' : 'failed';
}

/** Why the store refused a pairing code. */
export function codeRefusalOf({ status, problem }: Failure): KioskRefusal {
  if (status === 429) return 'tooManyTries';
  if (status !== 422) return 'unreachable';
  if (problem?.title === 'Used code') return 'usedCode';
  return problem?.title === 'Expired code' ? 'expiredCode' : 'wrongCode';
}

/** Why the store found no request by its number. */
export function numberRefusalOf({ status }: Failure): KioskRefusal {
  if (status === 429) return 'tooManyTries';
  // Numbers begin with 100; the store refuses smaller ones as no number at all.
  return status === 404 || status === 400 ? 'unknownNumber' : 'failed';
}
