/**
 * Why a query failed:
 * `unreachable`: no connection, or the connection was lost, perhaps after the work was done.
 * `slow`: the database gave no answer in time, perhaps after the work was done.
 * `tooSlow`: the database cancelled a statement; nothing was changed.
 * `busy`: every connection of the pool was in use for too long; nothing was changed.
 * `locked`: another transaction holds a lock that this one needs (a deadlock, too); nothing was changed.
 * `readOnly`: the database accepts no changes, as a replica does; nothing was changed.
 * `resources`: the database lacks a resource (SQLSTATE class 53), which `code` names; nothing was changed.
 * `text`: the query has text that the database cannot store; nothing was changed.
 */
export interface DatabaseFailure {
  kind: 'unreachable' | 'slow' | 'tooSlow' | 'busy' | 'locked' | 'readOnly' | 'resources' | 'text';
  /** SQLSTATE or the system's error code, where there is one. */
  code?: string;
}

/** SQLSTATE codes (PostgreSQL manual, appendix A) and error codes of the system. */
const codes: [RegExp, DatabaseFailure['kind']][] = [
  // Connection exceptions; shut down, crashed, starting up; ended because its transaction or session was idle or long.
  [/^(08\w{3}|57P0[12345]|25P0[34])$/, 'unreachable'],
  [/^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/, 'unreachable'],
  // The name of the host is not known at the moment; the socket's file is not there.
  [/^(ENOTFOUND|EAI_AGAIN|ENOENT)$/, 'unreachable'],
  // `query_canceled`, by `statement_timeout`.
  [/^57014$/, 'tooSlow'],
  // `serialization_failure`, `deadlock_detected`, `lock_not_available`.
  [/^(40001|40P01|55P03)$/, 'locked'],
  // `read_only_sql_transaction`: the primary became a replica, or was made read-only.
  [/^25006$/, 'readOnly'],
  [/^53\w{3}$/, 'resources'],
  // A NUL character, which PostgreSQL's texts cannot hold; text where it requires a number or JSON; a time that it does not
  // have, or a pattern that is none.
  [/^(22021|22P05|22P02|22007|22008|22009|22025)$/, 'text'],
];

/** Failures of pg and pg-pool that have no code. */
const messages: [RegExp, DatabaseFailure['kind']][] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [/^Connection terminated( unexpectedly)?$/, 'unreachable'],
  [/^(Connection terminated due to connection timeout|timeout expired|Query read timeout)$/, 'slow'],
  [/^Client (has encountered a connection error|was closed) and is not queryable$/, 'unreachable'],
];

/** Finds out why a query failed; undefined for an error that the database did not cause. */
export function databaseFailure(error: unknown): DatabaseFailure | undefined {
  for (const cause of causesOf(error)) {
    const { code } = cause as { code?: unknown };
    if (typeof code === 'string') {
      const kind = codes.find(([pattern]) => pattern.test(code))?.[1];
      if (kind !== undefined) return { kind, code };
    }
    const kind = messages.find(([pattern]) => pattern.test(cause.message))?.[1];
    if (kind !== undefined) return { kind };
  }
  return undefined;
}

/** Names the resource that the database lacks, by SQLSTATE (class 53). */
export function resourceOf(code?: string): string {
  return (code !== undefined && resources[code]) || "room within a limit of the database's settings";
}

const resources: Record<string, string> = {
  '53100': 'disk space for the database',
  '53200': 'memory for the database',
  '53300': 'free connections to the database',
};

/** drizzle-orm wraps what pg throws. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at);
  return causes;
}
