import type { Operation } from './operations.ts';
import { failureOf, isRecord, kindOf, type Failure, type Result } from './result.ts';
import { hasShape } from './shape.ts';

/**
 * Turns an answer of any kind into a result: empty and non-JSON errors, a 200 that is an error page, cut-off JSON,
 * a wrong shape, and the envelopes that say `status: false` or another status than 200 inside a 200 [K-07, N-07].
 * @throws when the connection breaks within the body of a 2xx
 */
export async function readAnswer(response: Response, operation: Operation): Promise<Result<unknown>> {
  const { status } = response;
  if (!response.ok) return failureOf(status, parse(await response.text().catch(() => '')));

  const type = response.headers.get('content-type') ?? '';
  if (operation.file) {
    return type.startsWith(operation.file) ? { ok: true, data: await response.blob() } : malformed(status);
  }
  const text = await response.text();
  const body = !type || /^[^;]*[/+]json\b/i.test(type) ? parse(text) : undefined;
  if (!isRecord(body)) return malformed(status);

  const inner = body['status'];
  if (inner === false) return failureOf(status, body, 'conflict');
  if (typeof inner === 'number' && (inner < 200 || inner > 299)) return failureOf(inner, body, kindOf(inner));
  if (operation.shape && !hasShape(body, operation.shape)) return malformed(status);
  return { ok: true, data: operation.whole ? body : body['data'] };
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
