import type { Break } from './contractDocument.ts';

/** What a changeset says, as `@changesets/read` gives it. */
export interface Changeset {
  summary: string;
  releases: { name: string; type: string }[];
}

/** The package that the contract is published in. */
export const CONTRACT_PACKAGE = '@instore/api';

/**
 * The breaks that no changeset owns up to. One does if it gives the contract's package a version that may break callers
 * (major; before 1.0.0 also minor, SemVer 2.0.0, section 4) and names the operation in its text.
 */
export function unnamedBreaks(breaks: readonly Break[], changesets: readonly Changeset[], version: string): Break[] {
  const enough = version.startsWith('0.') ? ['major', 'minor'] : ['major'];
  const owning = changesets.filter(({ releases }) =>
    releases.some(({ name, type }) => name === CONTRACT_PACKAGE && enough.includes(type)),
  );
  const named = new Set(owning.flatMap(({ summary }) => summary.match(/\w+/g) ?? []));
  return breaks.filter(({ operationId }) => !operationId.split(' ').every((word) => named.has(word)));
}
