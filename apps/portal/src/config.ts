import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());

/** The configuration of a deployment: brand, addresses of the services, identity provider, allow-lists. */
const configSchema = v.object({
  brand: v.object({
    name: text,
    title: text,
    contact: text,
    /** The address of the brand file, if the chain has a theme of its own. */
    theme: v.optional(text),
  }),
  services: v.object({
    userauth: text,
    user: text,
    store: text,
    kiosk: text,
    storefront: text,
    consignee: text,
    catalogue: text,
    inventory: text,
    notification: text,
    cube: text,
    graph: text,
    live: text,
  }),
  identity: v.object({
    clientId: text,
    authority: text,
    knownAuthorities: v.array(text),
    authorityMetadata: v.optional(text),
    scopes: v.pipe(v.array(text), v.minLength(1)),
    protocolMode: v.optional(v.picklist(['AAD', 'OIDC'])),
    redirectUri: text,
  }),
  /** Allow-lists: origins that a notification may lead to, and the one foreign host of pictures. */
  limits: v.object({
    redirectOrigins: v.array(text),
    marketplaceImageHost: text,
    /** Age from which a request is late, ms [K-11]. */
    lateAfterMs: v.optional(v.number(), 600_000),
  }),
});

/** The configuration, read once before the app starts. */
export type Config = v.InferOutput<typeof configSchema>;

/** `/config.json` cannot be read, or is not a configuration. `detail` names the fault for the administrator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly detail: string) {
    super(`The configuration cannot be read: ${detail}`);
  }
}

/**
 * Reads `/config.json`.
 * @throws {ConfigError} when it cannot be fetched, is no JSON, or lacks a field (which is named).
 */
export async function loadConfig(fetch: typeof globalThis.fetch): Promise<Config> {
  let json: unknown;
  try {
    const response = await fetch('/config.json');
    if (!response.ok) throw new ConfigError(`/config.json answered ${response.status}`);
    json = await response.json();
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError('/config.json cannot be reached or is no JSON');
  }
  const result = v.safeParse(configSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new ConfigError(`${v.getDotPath(issue) ?? '/config.json'}: ${issue.message}`);
}
