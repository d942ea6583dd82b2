import type { Break, ContractDocument, Operation } from './contractDocument.ts';

/** Lists removed rights. The library does not know the contract's own properties for access rules. */
export function rightsLost(before: ContractDocument, after: ContractDocument): Break[] {
  return Object.entries(before.paths).flatMap(([address, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const now = after.paths[address]?.[method];
      return now ? lostIn(old, now).map((what) => ({ operationId: old.operationId, what })) : [];
    }),
  );
}

/** The sign-ins that an operation accepts: of a public one `none`, which no other operation accepts. */
const schemesOf = ({ security = [{ session: [] }] }: Operation): string[] =>
  security.length === 0 ? ['none'] : security.flatMap((scheme) => Object.keys(scheme));

function lostIn(old: Operation, now: Operation): string[] {
  // A public operation has no roles.
  if (now.security?.length === 0) return [];
  const lost = (old['x-roles'] ?? [])
    .filter((role) => !(now['x-roles'] ?? []).includes(role))
    .map((role) => `${role} may no longer call it`);
  for (const rule of ['x-location', 'x-location-of', 'x-self'] as const) {
    if (now[rule] !== undefined && now[rule] !== old[rule]) lost.push(`${rule} is now ${now[rule]}`);
  }
  if (schemesOf(old).some((scheme) => !schemesOf(now).includes(scheme))) {
    lost.push('it requires another sign-in');
  }
  return lost;
}
