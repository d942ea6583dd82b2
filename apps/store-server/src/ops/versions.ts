/**
 * The current minor version of each PostgreSQL line that the store runs on, in August 2026
 * (https://www.postgresql.org/support/versioning/). Earlier ones have known faults of security.
 */
export const POSTGRES_MINORS: Readonly<Record<number, number>> = { 15: 19, 16: 15, 17: 11, 18: 6 };

/** The oldest line of Node.js that gets security fixes (https://nodejs.org/en/about/previous-releases). */
const NODE_MAJOR = 22;

/**
 * Says why PostgreSQL should be updated, and to which version.
 * @param version `server_version_num`: 180004 is 18.4
 * @returns undefined for a current version, and for a line that this table does not know
 */
export function postgresAdvice(version: number): string | undefined {
  const major = Math.floor(version / 10_000);
  const minor = version % 10_000;
  const current = POSTGRES_MINORS[major];
  if (current === undefined || minor >= current) return undefined;
  return `PostgreSQL ${major}.${minor} has known faults. Update it to ${major}.${current} or newer.`;
}

/**
 * Says why Node.js should be updated.
 * @param version e.g. `v20.19.0`, as `process.version`
 * @returns undefined for a line with security fixes
 */
export function nodeAdvice(version: string): string | undefined {
  const major = Number(/^v(\d+)\./.exec(version)?.[1]);
  if (major >= NODE_MAJOR) return undefined;
  return `Node.js ${version.slice(1)} gets no security fixes. Use ${NODE_MAJOR} or newer.`;
}
