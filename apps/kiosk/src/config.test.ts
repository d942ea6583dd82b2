import { SERVICES } from '@instore/api';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';

const services = Object.fromEntries([...SERVICES, 'live'].map((name) => [name, `/api/${name}`]));

/** What the kiosk reads of a `/config.json`. */
const read = (config: object) => loadConfig(async () => Response.json(config));

test('A store sets the language and the idle times of its kiosks', { tags: 'C-11' }, async () => {
  const kiosk = { language: 'es', idleMs: { catalogue: 30_000, cart: 40_000, progress: 50_000 } };
  expect((await read({ services, kiosk })).kiosk).toEqual(kiosk);
});

test.each([
  ['nothing', undefined],
  ['no object', 'es'],
  ['an unknown language, and times shorter than the countdown', { language: 'xx', idleMs: { catalogue: 5 } }],
  ['a time just shorter than the countdown', { idleMs: { catalogue: 19_999, cart: 40_000, progress: 50_000 } }],
])('With %s a kiosk starts with the defaults', { tags: 'C-11' }, async (_, kiosk) => {
  expect((await read({ services, kiosk })).kiosk).toEqual({
    language: 'en',
    idleMs: { catalogue: 90_000, cart: 60_000, progress: 45_000 },
  });
});

test('A configuration that is empty is refused, and its file is named', async () => {
  await expect(loadConfig(async () => Response.json(null))).rejects.toThrow('/config.json: ');
});

test('A missing address is named', async () => {
  await expect(read({ services: { ...services, kiosk: '' } })).rejects.toThrow('services.kiosk');
});
