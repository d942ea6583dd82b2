import { expect, test } from 'vitest';
import { createSeal } from './seal.ts';
import type { KeptTablet, TabletStore } from './tabletStore.ts';

const MAREN = 'maren';
const PIN = '194728';
/** A session token that expires after a second. */
const TOKEN = `a.${btoa(JSON.stringify({ sub: 's', user_id: MAREN, exp: 1 }))}.c`;
const VALUES = { 'local jwt-token': TOKEN, 'user-role': 'Warehouse_Personal' };

async function open() {
  let kept = { deviceId: 'tablet-1', name: 'Tablet 2', lockMinutes: 2 } as KeptTablet;
  const store: Pick<TabletStore, 'read' | 'change'> = {
    read: async () => kept,
    change: async (facts) => void (kept = { ...kept, ...(typeof facts === 'function' ? facts(kept) : facts) }),
  };
  let time = 0;
  const clock = { now: () => time };
  const seal = createSeal({ store, subtle: crypto.subtle, random: crypto, clock, rounds: 1_000 });
  await seal.learn({ userId: MAREN, firstName: 'Maren', pin: PIN }, Promise.resolve(true));
  return { seal, kept: () => kept, pass: (ms: number) => void (time += ms) };
}

test('A sealed session is deleted when its token has expired', { tags: 'D-02' }, async () => {
  for (const ask of ['person', 'unseal'] as const) {
    const { seal, kept, pass } = await open();
    await seal.seal(MAREN, VALUES);
    pass(1_000);
    expect(ask === 'person' ? await seal.person() : await seal.unseal({ userId: MAREN, pin: PIN })).toBeUndefined();
    expect(kept().seal).toBeUndefined();
  }
});

test(
  'The PIN of the last person opens their sealed session, once for each lock',
  { tags: ['D-02', 'W-13'] },
  async () => {
    const { seal } = await open();
    await seal.seal(MAREN, VALUES);
    expect(await seal.person()).toEqual({ id: MAREN, firstName: 'Maren' });
    expect(await seal.unseal({ userId: MAREN, pin: PIN })).toEqual({ values: VALUES });
    expect(await seal.unseal({ userId: MAREN, pin: PIN })).toBeUndefined();
    await seal.seal(MAREN, { ...VALUES, 'local jwt-token': `${TOKEN}d` });
    expect(await seal.unseal({ userId: MAREN, pin: PIN })).toMatchObject({
      values: { 'local jwt-token': `${TOKEN}d` },
    });
  },
);

test('A PIN that the store refuses replaces no sealed session', { tags: 'D-02' }, async () => {
  const { seal } = await open();
  await seal.seal(MAREN, VALUES);
  await seal.learn({ userId: 'ines', firstName: 'Ines', pin: '275093' }, Promise.resolve(false));
  expect(await seal.person()).toEqual({ id: MAREN, firstName: 'Maren' });
  expect(await seal.unseal({ userId: MAREN, pin: PIN })).toEqual({ values: VALUES });
});

test('Five wrong PINs delete the sealed session', { tags: 'D-02' }, async () => {
  const { seal, kept } = await open();
  await seal.seal(MAREN, VALUES);
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    expect(await seal.unseal({ userId: MAREN, pin: '555123' })).toEqual({ triesLeft });
  }
  expect(kept().seal).toBeUndefined();
  expect(await seal.unseal({ userId: MAREN, pin: PIN })).toBeUndefined();
});

test('Wrong PINs in two tabs at once are counted together', { tags: 'D-02' }, async () => {
  const { seal, kept } = await open();
  await seal.seal(MAREN, VALUES);
  await Promise.all(Array.from({ length: 6 }, () => seal.unseal({ userId: MAREN, pin: '555123' })));
  expect(kept().seal).toBeUndefined();
});

test('The session of another person cannot be opened, and their lock deletes it', { tags: 'D-02' }, async () => {
  const { seal, kept } = await open();
  await seal.seal(MAREN, VALUES);
  expect(await seal.unseal({ userId: 'ines', pin: PIN })).toBeUndefined();
  await seal.seal('ines', VALUES);
  expect(kept().seal).toBeUndefined();
});

test('No key of a seal can be exported but the public ones, and no value is readable', { tags: 'D-03' }, async () => {
  const { seal, kept } = await open();
  await seal.seal(MAREN, VALUES);
  const { deviceKey, privateKey, session } = kept().seal ?? {};
  expect(deviceKey?.extractable).toBe(false);
  for (const bytes of [privateKey, session?.bytes]) {
    expect(new TextDecoder().decode(bytes)).not.toMatch(/jwt|a\.b\.c|Warehouse/);
  }
});
