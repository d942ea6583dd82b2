import { worksAt } from '../security/locations.ts';
import type { Caller } from '../security/callers.ts';
import type { DestinationRule } from '../security/contract.ts';

/** Whether a caller may listen to a destination. */
export type MayListen = (caller: Caller, destination: string) => boolean;

/** Decides by the contract's rules; a destination that the contract does not name is refused. */
export function listeningRights(rules: readonly DestinationRule[]): MayListen {
  const known = rules.map((rule) => ({ ...rule, pattern: patternOf(rule.destination) }));
  return (caller, destination) =>
    known.some(({ pattern, roles, location, self }) => {
      const named = pattern.exec(destination);
      if (named === null || !roles.includes(caller.role)) return false;
      const part = (name: string): string => named.groups?.[name] ?? '';
      if (self !== undefined && part(self) !== caller.userId) return false;
      return location === undefined || worksAt(caller, part(location));
    });
}

/** `/user/{userId}/x` as an expression with a group for each name in braces. */
function patternOf(destination: string): RegExp {
  return new RegExp(`^${destination.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}
