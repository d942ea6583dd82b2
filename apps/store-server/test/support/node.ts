import type { FastifyInstance } from 'fastify';
import { type AppParts, buildApp } from '../../src/start/app.ts';
import { freePort } from '../../src/db/freePort.ts';
import { type Bus, createBus } from '../../src/live/bus.ts';
import { KIOSK_ROLE } from '../../src/security/callers.ts';
import { loadSessionKeys } from '../../src/security/keys.ts';
import { createSessions } from '../../src/security/sessions.ts';
import { demoArtwork } from '../../src/seed/artwork.ts';
import { demoUsers } from '../../src/seed/people.ts';
import { demoKiosks } from '../../src/seed/stores.ts';
import { readSettings } from '../../src/base/settings.ts';
import type { TestDatabase } from './database.ts';

/** A node of the store that listens on a port, with sessions for any person or kiosk. */
export interface TestNode {
  app: FastifyInstance;
  bus: Bus;
  url: string;
  /** A session of a person (`maren-okafor`) or a kiosk (`front-door`). */
  session: (sub: string) => Promise<string>;
  /** Sends a request with a session; a body is sent as JSON, a buffer as it is. */
  ask: (sub: string | undefined, method: string, path: string, body?: unknown) => Promise<Response>;
  close: () => Promise<void>;
}

/**
 * Starts a node on a test database. Several nodes on one database belong to one store. With `listening`, the
 * server of `serverFactory` already listens on that port.
 */
export async function startNode(
  database: TestDatabase,
  {
    port: given,
    listening,
    pushServices,
    shopDomain,
    apiDocs,
    ...parts
  }: Partial<AppParts> & {
    port?: number;
    listening?: number;
    pushServices?: readonly string[];
    /** The connected shop of the settings. */
    shopDomain?: string;
    apiDocs?: boolean;
  } = {},
): Promise<TestNode> {
  const port = listening ?? given ?? (await freePort());
  const env = {
    PORT: String(port),
    DATA_DIR: database.dataDir,
    LOG_LEVEL: 'fatal',
    PUSH_SERVICES: pushServices?.join(' '),
    API_DOCS: apiDocs ? 'yes' : 'no',
    SHOPIFY_SHOP: shopDomain,
    SHOPIFY_MAPPING: 'mapping.json',
    SHOPIFY_ADMIN_TOKEN: 'token',
  };
  const settings = readSettings(env, []);
  const bus = parts.bus ?? createBus({ url: database.url, retryMs: 50 });
  const app = await buildApp({
    settings,
    db: database.db,
    costlyDb: database.costlyDb,
    artwork: demoArtwork,
    ...parts,
    bus,
  });
  await bus.start();
  if (listening === undefined) await app.listen({ port, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  const sessions = createSessions(await loadSessionKeys(database.db), parts.now ?? (() => new Date()));

  const session = (sub: string): Promise<string> => {
    const person = demoUsers.find((user) => user.sub === sub);
    if (person) return sessions.issue({ sub, userId: person.id, name: person.name, role: 'as the database says' });
    const kiosk = demoKiosks.find(({ deviceId }) => deviceId === sub);
    if (kiosk) return sessions.issue({ sub, userId: sub, name: kiosk.name, role: KIOSK_ROLE });
    // A person whom a test adds has the object id as id, too.
    if (/^[\da-f]{8}-/.test(sub)) return sessions.issue({ sub, userId: sub, name: sub, role: 'as the database says' });
    throw new Error(`${sub} is not in the demo`);
  };

  return {
    app,
    bus,
    url,
    session,
    ask: async (sub, method, path, body) => {
      const headers = new Headers();
      if (sub !== undefined) headers.set('authorization', `Bearer ${await session(sub)}`);
      const isBytes = Buffer.isBuffer(body);
      if (body !== undefined) headers.set('content-type', isBytes ? 'application/octet-stream' : 'application/json');
      const sent = isBytes ? new Uint8Array(body) : JSON.stringify(body);
      return fetch(`${url}${path}`, { method, redirect: 'manual', headers, body: sent });
    },
    close: async () => {
      await app.close();
      await bus.stop();
    },
  };
}
