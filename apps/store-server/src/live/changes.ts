/** A destination whose messages are LocationChanges of the contract. The database publishes them (ADR 20). */
const CHANGES = /^\/topic\/locations\/[^/]+\/changes$/;

/**
 * The first message to a new subscriber of a location's changes: it has no ids and confirms that changes are sent from now
 * on. Undefined for any other destination.
 */
export function firstMessageOf(destination: string): object | undefined {
  if (!CHANGES.test(destination)) return undefined;
  return { id: crypto.randomUUID(), all: false, lines: [], tryouts: [], units: [] };
}
