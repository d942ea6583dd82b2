import type { Caller } from './callers.ts';

/** The locations whose units an answer covers. */
export type Scope = 'all' | string[];

/** The given location, or every location at which the caller works. The caller's right to it is checked before. */
export function scopeOf(caller: Caller, locationId: string | undefined): Scope {
  return locationId === undefined ? caller.locationIds : [locationId];
}
