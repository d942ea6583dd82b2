import Fastify, { type FastifyInstance } from 'fastify';
import { publish } from '../../src/live/outbox.ts';
import type { Operations } from '../../src/domain/operation.ts';
import { problem } from '../../src/base/problems.ts';
import { keyCallersOf } from '../../src/security/apiKeys.ts';
import { callersOf } from '../../src/security/callers.ts';
import { readContract } from '../../src/security/contract.ts';
import { loadSessionKeys, type SessionKeys } from '../../src/security/keys.ts';
import { createSessions, type Sessions } from '../../src/security/sessions.ts';
import { registerErrors } from '../../src/http/errors.ts';
import { createFairShare } from '../../src/http/fairShare.ts';
import { registerOperations } from '../../src/http/operations.ts';
import { registerValidation } from '../../src/http/validation.ts';
import type { TestDatabase } from './database.ts';

/** The status of a request that passed every rule and reached its handler. */
export const REACHED = 418;

/** Builds the routes of the contract with its rules, and handlers that only answer `REACHED`. */
export async function buildRules(
  database: TestDatabase,
  now: () => Date = () => new Date(),
  mostKeyCalls?: number,
): Promise<{ app: FastifyInstance; keys: SessionKeys; sessions: Sessions }> {
  const app = Fastify();
  registerErrors(app);
  registerValidation(app);
  const contract = readContract();
  const keys = await loadSessionKeys(database.db);
  const sessions = createSessions(keys, now);
  const reached = async () => {
    throw problem(REACHED, 'Reached');
  };
  await registerOperations(app, {
    contract,
    operations: Object.fromEntries([...contract.rules.keys()].map((id) => [id, reached])) as unknown as Operations,
    store: { db: database.db, now, publish },
    costlyDb: database.costlyDb,
    fairShare: createFairShare(),
    sessions,
    findCaller: callersOf(database.db),
    findKeyCaller: keyCallersOf(database.db, now, mostKeyCalls),
  });
  await app.ready();
  return { app, keys, sessions };
}
