import { KIOSK_IDLE_MS, SERVICES } from '@instore/api';
import { readConfig } from '@instore/browser';
import * as v from 'valibot';
import { LANGUAGES } from '@instore/ui/messages/languages';

const text = v.pipe(v.string(), v.nonEmpty());

/** A time in ms, longer than the countdown of the idle reset. */
const idle = v.pipe(v.number(), v.minValue(20_000));

/** A value that is missing or wrong has its default: the kiosk must start. */
const settings = v.object({
  /** The language in which each customer begins. */
  language: v.fallback(v.picklist(LANGUAGES.map(({ id }) => id)), 'en'),
  /** Idle time after which a screen resets [C-11]. */
  idleMs: v.fallback(v.object({ catalogue: idle, cart: idle, progress: idle }), KIOSK_IDLE_MS),
});

/** What a store sets for its kiosks. */
export type KioskSettings = v.InferOutput<typeof settings>;

export const DEFAULT_SETTINGS: KioskSettings = v.parse(settings, {});

/** The part of a deployment's configuration that the kiosk needs: addresses and settings. */
const configSchema = v.object({
  brand: v.optional(v.object({ theme: v.optional(text) })),
  services: v.object(v.entriesFromList([...SERVICES, 'live'], text)),
  kiosk: v.fallback(settings, DEFAULT_SETTINGS),
});

export type Config = v.InferOutput<typeof configSchema>;

/** Reads the configuration: the one in the document, else `/config.json`. */
export const loadConfig = (fetch: typeof globalThis.fetch, inDocument?: unknown): Promise<Config> =>
  readConfig(fetch, configSchema, undefined, inDocument);
