import type { CallOptions, FileProgress } from './calls.ts';
import type { Operation } from './operation.ts';
import { failureOf, isRecord, kindOf, type Failure, type Result } from './result.ts';
import { hasShape } from './shape.ts';

/**
 * Converts a 2xx response to a result. An error page, incomplete JSON, another content type and a wrong shape are
 * `malformed`. A body with `status: false` or with a `status` other than 2xx is a failure.
 * @throws when the connection breaks within the body
 */
export async function readAnswer(
  response: Response,
  operation: Operation,
  onProgress?: CallOptions['onProgress'],
): Promise<Result<unknown>> {
  const { status } = response;
  const type = response.headers.get('content-type') ?? '';
  if (operation.file) {
    return type.startsWith(operation.file)
      ? { ok: true, data: await readFile(response, onProgress) }
      : malformed(status);
  }
  const text = await response.text();
  const body = !type || /^[^;]*[/+]json\b/i.test(type) ? parse(text) : undefined;
  if (!isRecord(body)) return malformed(status);

  const inner = body['status'];
  if (inner === false) return failureOf(status, body, 'conflict');
  if (typeof inner === 'number' && (inner < 200 || inner > 299)) return failureOf(inner, body, kindOf(inner));
  const data = operation.whole ? body : body['data'];
  return hasShape(data, operation.shape ?? 'unknown') ? { ok: true, data } : malformed(status);
}

/** Reads a file, and reports how much of it has arrived. */
async function readFile(response: Response, onProgress: CallOptions['onProgress']): Promise<Blob> {
  if (!onProgress || !response.body) return response.blob();
  const count = response.headers.get('x-row-count');
  const rows = count === null ? undefined : Number(count);
  const progress: FileProgress = { received: 0, rows, done: undefined };
  const report = (part: Partial<FileProgress>) => onProgress({ ...Object.assign(progress, part) });
  report({});
  // Without a number of rows there is nothing to compare with.
  const countRows = rows === undefined ? undefined : await rowCounter((done) => report({ done }));
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        report({ received: progress.received + chunk.byteLength });
        countRows?.(chunk);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { 'content-type': response.headers.get('content-type') ?? '' } }).blob();
}

/** Only downloads need the code that reads a spreadsheet. */
async function rowCounter(onRows: (rows: number) => void) {
  const { countSheetRows } = await import('./sheetRows.ts');
  return countSheetRows(onRows);
}

function malformed(status: number): Failure {
  return { ok: false, kind: 'malformed', status };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
