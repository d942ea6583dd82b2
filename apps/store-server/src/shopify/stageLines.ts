import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Characters of one write to the database. */
const CHUNK = 256 * 1024;

/** Records of one read from the database. */
const FETCHED = 500;

interface Line {
  id?: string;
  __parentId?: string;
}

/**
 * Writes the lines of a bulk operation to the temporary table `shopify_lines`, which ends with the transaction: children
 * need not follow their parents. Memory does not grow with the lines.
 */
export async function stageLines(client: ClientBase, lines: AsyncIterable<string>): Promise<void> {
  await client.query(`create temporary table shopify_lines (
    nth int generated always as identity, id text, parent text, kind text, body text not null) on commit drop`);
  const copy = client.query(copyFrom('copy shopify_lines (id, parent, kind, body) from stdin'));
  await pipeline(Readable.from(chunksOf(lines)), copy);
  await client.query('create index on shopify_lines (parent)');
  await client.query('analyze shopify_lines');
}

async function* chunksOf(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of lines) {
    const { id = null, __parentId: parent = null } = JSON.parse(line) as Line;
    const kind = /^gid:\/\/shopify\/(\w+)\//.exec(id ?? '')?.[1] ?? null;
    chunk += `${[id, parent, kind, line].map((value) => escaped(value)).join('\t')}\n`;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  yield chunk;
}

/** A value in PostgreSQL's text format for COPY. JSON on one line has no tabs and line breaks outside of escapes. */
const escaped = (value: string | null): string => (value === null ? String.raw`\N` : value.replaceAll('\\', '\\\\'));

/** Reads the rows of a query, some at a time. */
export async function* readAll<Row extends object>(client: ClientBase, query: string): AsyncGenerator<Row> {
  await client.query(`declare shopify_rows no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<Row>(`fetch ${FETCHED} from shopify_rows`);
    if (rows.length === 0) break;
    yield* rows;
  }
  await client.query('close shopify_rows');
}
