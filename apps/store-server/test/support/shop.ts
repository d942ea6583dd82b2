import { createApi, type Api, type Result, type ServiceName, type Success } from '@instore/api';
import { expect } from 'vitest';
import type { OperationId } from '@instore/api';
import type { AppParts } from '../../src/start/app.ts';
import { readContract } from '../../src/security/contract.ts';
import { expectContract } from './contract.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';
import { startNode, type TestNode } from './node.ts';

/** A store with demo data, and the typed client of the portal for any person or kiosk. */
export interface Shop {
  database: TestDatabase;
  node: TestNode;
  /**
   * The client of a person (`maren-okafor`) or a kiosk (`front-door`). Every answer is checked against the contract.
   * Its device has the clock of the node, or its own.
   */
  as: (sub: string, device?: { now: () => number }) => Api;
  /** Queries the database, to check what a call has stored. */
  rows: <Row extends object>(sql: string, ...values: unknown[]) => Promise<Row[]>;
  close: () => Promise<void>;
}

/** The services below `/api`, by their names in the contract. */
const names = new Set(
  [...readContract().rules.values()].flatMap((rule) => /^\/api\/(\w+)\//.exec(rule.path)?.[1] ?? []),
);

const rules = [...readContract().rules.values()].map((rule) => ({
  id: rule.id,
  method: rule.method,
  pattern: new RegExp(`^${rule.path.replaceAll('$', '\\$').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** Starts a store and creates its clients. With `parts`, its node has another clock, for example. */
export async function openShop(
  parts: Partial<AppParts> & { pushServices?: readonly string[]; shopDomain?: string } = {},
): Promise<Shop> {
  const database = await startTestDatabase();
  const node = await startNode(database, parts);
  const { now = () => new Date() } = parts;
  const as: Shop['as'] = (sub, device = { now: () => now().getTime() }) =>
    createApi({
      ...device,
      services: {
        ...(Object.fromEntries([...names].map((name) => [name, `${node.url}/api/${name}`])) as Record<
          ServiceName,
          string
        >),
        graph: `${node.url}/graph`,
      },
      getToken: () => node.session(sub),
      getStore: () => null,
      fetch: async (request) => {
        const response = await fetch(request);
        await expectContract(operationAt(request.method, new URL(request.url).pathname), response.clone());
        return response;
      },
    });
  return {
    database,
    node,
    as,
    rows: async <Row extends object>(sql: string, ...values: unknown[]) =>
      (await database.pool.query<Row>(sql, values)).rows,
    close: async () => {
      await node.close();
      await database.close();
    },
  };
}

function operationAt(method: string, path: string): OperationId {
  const found = rules.find((rule) => rule.method.toUpperCase() === method && rule.pattern.test(path));
  if (found === undefined) throw new Error(`${method} ${path} is not in the contract`);
  return found.id;
}

/** The data of a successful answer; fails the test for a refused call. */
export function ok<Data>(result: Result<Data>): Data {
  expect(result).toMatchObject({ ok: true });
  return (result as Success<Data>).data;
}

/** Status and message of a refused call; fails the test for a successful one. */
export function refusal(result: Result<unknown>): { status?: number; message?: string; field?: string } {
  if (result.ok) throw new Error(`It was not refused: ${JSON.stringify(result.data)}`);
  const field = result.problem?.errors?.[0]?.field;
  return {
    status: result.status,
    message: result.message,
    field,
  };
}
