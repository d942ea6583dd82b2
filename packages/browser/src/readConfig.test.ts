import { expect, test } from 'vitest';
import * as v from 'valibot';
import { type ConfigError, configInDocument, readConfig } from './readConfig.ts';

const schema = v.object({ limits: v.object({ idleMs: v.number() }) });
const config = { limits: { idleMs: 7 }, more: true };

const fetchOf =
  (answer: () => Response | Promise<Response>): typeof globalThis.fetch =>
  async (address) => {
    expect(address).toBe('/config.json');
    return answer();
  };
const json = (value: unknown, status = 200) => fetchOf(() => Response.json(value, { status }));
const away = fetchOf(() => Promise.reject(new TypeError('Failed to fetch')));
const page = fetchOf(() => new Response('<title>Proxy</title>'));
const kept = async () => ({ limits: { idleMs: 8 } });
const fault = async (fetch: typeof globalThis.fetch, recall?: () => Promise<unknown>) =>
  ((await readConfig(fetch, schema, recall).catch((error: unknown) => error)) as ConfigError).detail;

test('An app reads its configuration from the store, not from the device', { tags: 'C-12' }, async () => {
  expect(await readConfig(json(config), schema, kept)).toEqual({ limits: { idleMs: 7 } });
});

test('Without network an app starts with the configuration that the device keeps', { tags: 'C-12' }, async () => {
  for (const fetch of [away, page]) expect(await readConfig(fetch, schema, kept)).toEqual({ limits: { idleMs: 8 } });
});

test('An administrator reads what is wrong with the configuration', { tags: 'C-12' }, async () => {
  const unreachable = '/config.json cannot be reached or is no JSON';
  expect(await fault(away)).toBe(unreachable);
  expect(await fault(page)).toBe(unreachable);
  expect(await fault(away, () => Promise.reject(new Error('forbidden')))).toBe(unreachable);
  // A store that answers is asked again, with what the device keeps or without.
  expect(await fault(json({}, 503), kept)).toBe('/config.json answered 503');
  expect(await fault(json({ limits: { idleMs: 'long' } }))).toMatch(/^limits\.idleMs: /);
  expect(await fault(json(null))).toMatch(/^\/config\.json: /);
});

test('The configuration in the document is not requested again', { tags: 'C-12' }, async () => {
  const written = (text: string) => ({ querySelector: () => ({ textContent: text }) }) as unknown as Document;
  const inDocument = configInDocument(written(JSON.stringify(config)));
  expect(await readConfig(away, schema, undefined, inDocument)).toEqual({ limits: { idleMs: 7 } });
  expect(configInDocument({ querySelector: () => null })).toBeUndefined();
});
