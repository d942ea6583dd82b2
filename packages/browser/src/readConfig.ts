import * as v from 'valibot';

/** `/config.json` cannot be read, or is not a configuration. `detail` names the fault for the administrator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly detail: string) {
    super(`The configuration cannot be read: ${detail}`);
  }
}

/**
 * Reads the configuration: that of the document, else `/config.json`.
 * @param schema the part that the app needs
 * @param recall gives the configuration that the device keeps, for a start without network. @default none is kept
 * @param inDocument what {@link configInDocument} has found. @default nothing
 * @throws {ConfigError} when it cannot be fetched, is no JSON, or lacks a field (which is named).
 */
export async function readConfig<Schema extends v.GenericSchema>(
  fetch: (address: string) => Promise<Response>,
  schema: Schema,
  recall: () => Promise<unknown> = async () => undefined,
  inDocument?: unknown,
): Promise<v.InferOutput<Schema>> {
  const json = inDocument ?? (await request(fetch, recall));
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`${v.getDotPath(issue) ?? '/config.json'}: ${issue.message}`);
}

async function request(
  fetch: (address: string) => Promise<Response>,
  recall: () => Promise<unknown>,
): Promise<unknown> {
  try {
    const response = await fetch('/config.json');
    if (!response.ok) throw new ConfigError(`/config.json answered ${response.status}`);
    return await response.json();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const kept = await recall().catch(() => undefined);
    if (kept === undefined) throw new ConfigError('/config.json cannot be reached or is no JSON');
    return kept;
  }
}

/** The configuration that a store has written into the document; undefined on a host that sends the document as it was built. */
export function configInDocument(page: Pick<Document, 'querySelector'>): unknown {
  const text = page.querySelector('#config')?.textContent;
  return text ? JSON.parse(text) : undefined;
}
