import * as v from 'valibot';

/** `/config.json` cannot be read, or is not a configuration. `detail` names the fault for the administrator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly detail: string) {
    super(`The configuration cannot be read: ${detail}`);
  }
}

/**
 * Reads `/config.json`.
 * @param schema the part that the app needs
 * @param recall gives the configuration that the device keeps, for a start without network. @default none is kept
 * @throws {ConfigError} when it cannot be fetched, is no JSON, or lacks a field (which is named).
 */
export async function readConfig<Schema extends v.GenericSchema>(
  fetch: typeof globalThis.fetch,
  schema: Schema,
  recall: () => Promise<unknown> = async () => undefined,
): Promise<v.InferOutput<Schema>> {
  let json: unknown;
  try {
    const response = await fetch('/config.json');
    if (!response.ok) throw new ConfigError(`/config.json answered ${response.status}`);
    json = await response.json();
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    json = await recall().catch(() => undefined);
    if (json === undefined) throw new ConfigError('/config.json cannot be reached or is no JSON');
  }
  const result = v.safeParse(schema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`${v.getDotPath(issue) ?? '/config.json'}: ${issue.message}`);
}
