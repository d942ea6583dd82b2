import { expect, test } from 'vitest';
import type { DevicePublicKey, Failure, Tablet } from '@instore/api';
import { deviceOf } from '../../test/devices.ts';
import { apiOf, manualClock, memoryStorage, noAnswer, ok, refused } from '../../test/support.ts';
import { createTablet } from './tablet.ts';
import type { KeptTablet } from './tabletStore.ts';

const seen: Tablet = {
  deviceId: 'tablet-1',
  name: 'Tablet 2',
  locationId: 'loc-1',
  location: 'Canal Street',
  lockMinutes: 5,
  people: [],
  waitingSince: [],
};

interface OpenOptions {
  isRemoved?: boolean;
  /** Why the store gives no challenge. */
  refusal?: Failure;
  /** Happens while the session of the lock screen opens. */
  onLock?: (local: Storage) => void;
  /** Writes of the database that fail before one succeeds. */
  failures?: Error[];
}

function open({ isRemoved = false, refusal, onLock, failures = [] }: OpenOptions = {}) {
  const clock = manualClock();
  const local = memoryStorage();
  const server = { publicKey: undefined as DevicePublicKey | undefined, locks: 0, clears: 0 };
  let kept: KeptTablet | undefined;
  const tablet = createTablet({
    api: apiOf({
      userauth: {
        createChallenge: async () => refusal ?? ok({ challenge: 'sign this' }),
        authenticateTablet: async () => {
          server.locks += 1;
          onLock?.(local);
          if (!isRemoved) return ok({ token: 'lock token' });
          const problem = { type: 'about:blank', title: '', status: 401, needs: 'enrolment' as const };
          return { ...refused(401), problem };
        },
        getTabletPeople: async () => ok(seen),
      },
      user: {},
      kiosk: {
        enrolDevice: async ({ publicKey, name, lockMinutes, locationId }) => {
          server.publicKey = publicKey;
          return ok(deviceOf({ deviceId: 'tablet-1', kind: 'tablet', name, lockMinutes, locationId }));
        },
      },
    }),
    store: {
      read: async () => kept,
      write: async (device) => void (kept = device),
      change: async (facts) => {
        const failure = failures.shift();
        if (failure) throw failure;
        kept = kept && { ...kept, ...(typeof facts === 'function' ? facts(kept) : facts) };
      },
      remove: async () => void (kept = undefined),
    },
    local,
    clock,
    subtle: crypto.subtle,
    random: crypto,
    urls: { createObjectURL: () => 'blob:face' },
    clearKept: async () => void (server.clears += 1),
    countUnsent: async () => ({ maren: 3 }),
  });
  const enrol = () => tablet.enrol({ locationId: 'loc-1', name: 'Tablet 2', lockMinutes: 2 });
  return { tablet, enrol, server, clock, local, kept: () => kept };
}

test('An enrolled tablet signs challenges with a key that cannot be exported', { tags: 'D-01' }, async () => {
  const { tablet, enrol, server, kept } = open();
  expect(await tablet.prove()).toBeUndefined();
  expect(await enrol()).toBeUndefined();
  expect(kept()?.privateKey.extractable).toBe(false);
  const proof = await tablet.prove();
  if (!proof?.ok) throw new Error('There is no proof');
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const key = await crypto.subtle.importKey('jwk', { ...server.publicKey }, algorithm, true, ['verify']);
  const signature = Buffer.from(proof.data.signature, 'base64url');
  const text = new TextEncoder().encode(proof.data.challenge);
  expect(await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, signature, text)).toBe(true);
});

test('A tablet is idle after its time without use, and when its clock is set back', { tags: 'D-03' }, async () => {
  const { tablet, enrol, clock, local } = open();
  expect(tablet.isIdle()).toBe(false);
  await enrol();
  expect(tablet.isIdle()).toBe(false);
  clock.pass(119_000);
  expect(tablet.isIdle()).toBe(false);
  clock.pass(1_000);
  expect(tablet.isIdle()).toBe(true);
  tablet.touch();
  expect(tablet.isIdle()).toBe(false);
  local.setItem('tablet-touched-at', String(clock.now() + 3_600_000));
  expect(tablet.isIdle()).toBe(true);
  local.clear();
  expect(tablet.isIdle()).toBe(true);
});

test('The lock screen follows what an admin has changed', { tags: 'D-01' }, async () => {
  const { tablet, enrol, kept } = open();
  await enrol();
  await tablet.look();
  expect(tablet.state).toMatchObject({ seen, device: { lockMinutes: 5 }, unsent: { maren: 3 } });
  expect(kept()).toMatchObject({ lockMinutes: 5 });
});

test('A tab that shows the lock screen does not end the session of another tab', { tags: 'D-03' }, async () => {
  const { tablet, enrol, server, local } = open();
  await enrol();
  local.setItem('jwt-token', 'a.b.c');
  await tablet.look();
  expect(server.locks).toBe(0);
});

test('A PIN that is accepted while the lock screen signs in drops its token', { tags: 'D-03' }, async () => {
  const { tablet, enrol, server } = open({ onLock: (local) => local.setItem('jwt-token', 'a.b.c') });
  await enrol();
  await tablet.look();
  expect(server.locks).toBe(1);
  expect(tablet.lockToken()).toBeUndefined();
  expect(tablet.state.seen).toBeUndefined();
});

test('Two looks at once open one session', { tags: 'D-03' }, async () => {
  const { tablet, enrol, server } = open();
  await enrol();
  await Promise.all([tablet.look(), tablet.look()]);
  expect(server.locks).toBe(1);
});

test('The lock screen looks again after a look that fails', { tags: 'D-03' }, async () => {
  const { tablet, enrol, kept } = open({ failures: [new Error('The database is full')] });
  await enrol();
  await expect(tablet.look()).rejects.toThrow('The database is full');
  await tablet.look();
  expect(kept()).toMatchObject({ lockMinutes: 5 });
});

test.each([
  ['a refusal of the store', refused(429, 'Too many tries. Wait a minute.'), 'Too many tries. Wait a minute.'],
  ['no network', noAnswer, 'The store cannot be reached. Nothing is lost.'],
])('The lock screen says why it is not read: %s', { tags: 'D-03' }, async (_what, refusal, error) => {
  const { tablet, enrol } = open({ refusal });
  await enrol();
  await tablet.look();
  expect(tablet.state.error).toBe(error);
});

test('The lock screen removes what the last person has kept on the device, once', { tags: 'D-03' }, async () => {
  const { tablet, enrol, server } = open();
  await enrol();
  await tablet.look();
  await tablet.look();
  expect(server.clears).toBe(1);
});

test('A tablet that the store has removed forgets its key', { tags: 'D-01' }, async () => {
  const { tablet, enrol, kept } = open({ isRemoved: true });
  await enrol();
  await tablet.look();
  expect(kept()).toBeUndefined();
  expect(tablet.state).toMatchObject({ device: undefined, wasRemoved: true });
  expect(await tablet.prove()).toBeUndefined();
});
