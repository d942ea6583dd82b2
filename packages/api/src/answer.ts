import type { Operation } from './operation.ts';
import { failureOf, isRecord, kindOf, type Failure, type Result } from './result.ts';
import { hasShape } from './shape.ts';

/**
 * Converts a 2xx response to a result. An error page, incomplete JSON, another content type and a wrong shape are
 * `malformed`. A body with `status: false` or with a `status` other than 2xx is a failure.
 * @throws when the connection breaks within the body
 */
export async function readAnswer(response: Response, operation: Operation): Promise<Result<unknown>> {
  const { status } = response;
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
  const data = operation.whole ? body : body['data'];
  return hasShape(data, operation.shape ?? 'unknown') ? { ok: true, data } : malformed(status);
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
