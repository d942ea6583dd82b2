import { LATE_AFTER_MS, SERVICES } from '@instore/api';
import { readConfig } from '@instore/browser';
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
  services: v.object(v.entriesFromList([...SERVICES, 'live'], text)),
  identity: v.object({
    clientId: text,
    authority: text,
    knownAuthorities: v.array(text),
    authorityMetadata: v.optional(text),
    scopes: v.pipe(v.array(text), v.minLength(1)),
    /** Scopes of the directory service, where the access token of the sign-in does not open it. */
    photoScopes: v.optional(v.pipe(v.array(text), v.minLength(1))),
    protocolMode: v.optional(v.picklist(['AAD', 'OIDC'])),
    redirectUri: text,
  }),
  /** Allow-lists: origins that a notification may lead to, and the one foreign host of pictures. */
  limits: v.object({
    redirectOrigins: v.array(text),
    marketplaceImageHost: text,
    /** Age from which a request is late, ms [K-11]. */
    lateAfterMs: v.optional(v.number(), LATE_AFTER_MS),
  }),
});

/** The configuration, read once before the app starts. */
export type Config = v.InferOutput<typeof configSchema>;

export { ConfigError } from '@instore/browser';

/** Reads the configuration: the one in the document, else `/config.json`, without network the one that `recall` gives. */
export const loadConfig = (
  fetch: (address: string) => Promise<Response>,
  recall?: () => Promise<unknown>,
  inDocument?: unknown,
): Promise<Config> => readConfig(fetch, configSchema, recall, inDocument);
