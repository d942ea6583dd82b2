/** A destination whose messages are LocationChanges of the contract. The database publishes them (ADR 20). */
const CHANGES = /^\/topic\/locations\/[^/]+\/changes$/;

/**
 * The message that a new subscriber of a location's changes gets at once: it names no ids and says that changes are
 * sent from here on. Undefined for any other destination.
 */
export function firstMessageOf(destination: string): object | undefined {
  if (!CHANGES.test(destination)) return undefined;
  return { id: crypto.randomUUID(), all: false, lines: [], tryouts: [], units: [] };
}
