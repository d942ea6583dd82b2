import { connect } from '../../apps/store-server/src/db/connect.ts';
import { startNode } from '../../apps/store-server/test/support/node.ts';
import type { BenchStore } from '../chain/store.ts';
import { type Call, headersOf } from './operations.ts';
import { handlerStatements, recordStatements, type Statement } from './statements.ts';

/** Records what a request sends to the database, without changing it. */
export interface Recording {
  /** @throws Error when the request is refused */
  statementsOf: (call: Call) => Promise<Statement[]>;
  close: () => Promise<void>;
}

/** Starts a node in this process whose commits are rolled back. */
export async function startRecording({ databaseUrl, dataDir }: BenchStore): Promise<Recording> {
  const connection = connect(databaseUrl);
  const recorder = recordStatements([connection.pool, connection.costlyPool]);
  const node = await startNode({ ...connection, url: databaseUrl, dataDir });
  return {
    statementsOf: async ({ method, path, body, member }) => {
      const statements = await recorder.during(async () => {
        const headers = headersOf(member, body);
        const answer = await node.app.inject({ method, url: path, headers, body });
        if (answer.statusCode >= 300)
          throw new Error(`${method} ${path} answered ${answer.statusCode}: ${answer.body}`);
      });
      return handlerStatements(statements);
    },
    close: async () => {
      await node.close();
      await connection.close();
    },
  };
}
