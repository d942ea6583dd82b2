import type { RequestLine } from '@instore/api';

/** Who or what has a pair that is out: where it was brought, or else its associate, or else the kiosk. */
export const holderName = ({
  deliveredTo,
  placedBy,
  requestedBy,
}: Pick<RequestLine, 'deliveredTo' | 'placedBy' | 'requestedBy'>): string => deliveredTo ?? placedBy ?? requestedBy;

/** First names; whole names where two people have the same first name. In the order of the names. */
export function shortNames(names: readonly string[]): string[] {
  const first = (name: string) => name.split(' ')[0] ?? name;
  return names.map((name) => (names.filter((other) => first(other) === first(name)).length > 1 ? name : first(name)));
}
