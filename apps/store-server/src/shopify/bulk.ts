import { setTimeout as sleep } from 'node:timers/promises';
import type { Shop } from './client.ts';
import { ShopifyError } from './errors.ts';
import { BULK_QUERY, RUN_BULK } from './queries.ts';
import type { Gid } from './records.ts';

/** How often a bulk operation is asked whether it has ended, ms. */
const POLL_MS = 3_000;

/** How long a bulk operation may take, ms. */
const LONGEST_MS = 2 * 60 * 60_000;

/** Waits between polls. @default a timer */
export type Wait = (ms: number) => Promise<unknown>;

interface Started {
  bulkOperationRunQuery: {
    bulkOperation: { id: Gid } | null;
    userErrors: { code: string | null; message: string }[];
  };
}

interface Polled {
  bulkOperation: { status: string; errorCode: string | null; url: string | null } | null;
}

/** Refusals that end when another bulk operation of the shop has ended. */
const BUSY = new Set(['OPERATION_IN_PROGRESS', 'LIMIT_REACHED']);

/**
 * Runs a bulk operation and waits until it has ended, which may take hours.
 * @returns its lines, each a record as JSON, which are read as they are needed: memory does not grow with the result
 * @throws ShopifyError when it fails or takes too long
 */
export async function runBulk(shop: Shop, query: string, wait: Wait = sleep): Promise<AsyncIterable<string>> {
  const polls = Math.ceil(LONGEST_MS / POLL_MS);
  let id: Gid | undefined;
  for (let nth = 0; nth < polls; nth += 1) {
    id ??= await start(shop, query);
    const url = id === undefined ? undefined : await poll(shop, id);
    if (url !== undefined) return linesOf(shop, url);
    await wait(POLL_MS);
  }
  throw new ShopifyError('The bulk operation takes too long.');
}

/** @returns undefined while another bulk operation runs */
async function start(shop: Shop, query: string): Promise<Gid | undefined> {
  const { bulkOperationRunQuery: answer } = await shop.query<Started>(RUN_BULK, { query });
  const [error] = answer.userErrors;
  if (error !== undefined && !BUSY.has(error.code ?? ''))
    throw new ShopifyError(`The shop refuses a bulk operation: ${error.message}`);
  return answer.bulkOperation?.id;
}

/** @returns the address of the result, null for an empty one, undefined while it runs */
async function poll(shop: Shop, id: Gid): Promise<string | null | undefined> {
  const { bulkOperation: found } = await shop.query<Polled>(BULK_QUERY, { id });
  if (found === null) throw new ShopifyError('The bulk operation is gone.');
  if (['CREATED', 'RUNNING'].includes(found.status)) return undefined;
  if (found.status === 'COMPLETED') return found.url;
  throw new ShopifyError(`The bulk operation ends as ${found.status}: ${found.errorCode ?? 'without a reason'}.`);
}

/** The lines of a result, without the empty ones. */
async function* linesOf(shop: Shop, url: string | null): AsyncGenerator<string> {
  if (url === null) return;
  const stream = await shop.download(url);
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  for await (const bytes of stream as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield line;
  }
  rest += decoder.decode();
  if (rest !== '') yield rest;
}
