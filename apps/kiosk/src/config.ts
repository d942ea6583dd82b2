import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const services = [
  'userauth',
  'user',
  'store',
  'kiosk',
  'storefront',
  'consignee',
  'catalogue',
  'inventory',
  'notification',
  'cube',
  'graph',
  'live',
] as const;

/** The part of a deployment's configuration that the kiosk needs: the addresses of the services and of the brand file. */
const configSchema = v.object({
  brand: v.optional(v.object({ theme: v.optional(text) })),
  services: v.object(v.entriesFromList(services, text)),
});

export type Config = v.InferOutput<typeof configSchema>;

/**
 * Reads `/config.json`.
 * @throws Error when it cannot be read or lacks an address
 */
export async function loadConfig(fetch: typeof globalThis.fetch): Promise<Config> {
  const response = await fetch('/config.json');
  if (!response.ok) throw new Error(`/config.json answered ${response.status}`);
  return v.parse(configSchema, await response.json());
}
