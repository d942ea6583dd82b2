import type { Break } from './contractDocument.ts';

/** A changeset, as `@changesets/read` returns it. */
export interface Changeset {
  summary: string;
  releases: { name: string; type: string }[];
}

/** The package that contains the contract. */
export const CONTRACT_PACKAGE = '@instore/api';

/**
 * Lists the breaking changes that no changeset names. A changeset names one if it gives the contract's package a version
 * that may break callers (major; before 1.0.0 also minor, SemVer 2.0.0, section 4) and its text has the operation's name.
 */
export function unnamedBreaks(breaks: readonly Break[], changesets: readonly Changeset[], version: string): Break[] {
  const enough = version.startsWith('0.') ? ['major', 'minor'] : ['major'];
  const owning = changesets.filter(({ releases }) =>
    releases.some(({ name, type }) => name === CONTRACT_PACKAGE && enough.includes(type)),
  );
  const named = new Set(owning.flatMap(({ summary }) => summary.match(/\w+/g) ?? []));
  return breaks.filter(({ operationId }) => !operationId.split(' ').every((word) => named.has(word)));
}
