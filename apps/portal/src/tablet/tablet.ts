import type { DeviceProof, Result } from '@instore/api';
import { readText, writeText } from '@instore/browser';
import { proxy } from 'valtio';
import type { TabletPort } from '../session/tabletPort.ts';
import { createColleaguePhotos } from '../shared/photos/colleaguePhotos.ts';
import { SOMETHING_WRONG } from '../shared/language/texts.ts';
import type { LockSession, LockView } from './lockView.ts';
import type { SessionSeal } from './seal.ts';
import type { TabletServices, TabletState } from './tabletState.ts';

/** The key of the time of the last use. A lock clears the local storage, and so this. */
const TOUCHED_AT = 'tablet-touched-at';

/** By how much the clock of the tablet may be set back before it counts as a lock, ms. */
const CLOCK_TOLERANCE_MS = 5_000;

/** A locked tablet keeps nothing about people in its storage. */
const NOTHING_MISSING = { has: () => false, add: () => undefined };

const SIGNED = { name: 'ECDSA', hash: 'SHA-256' } as const;

const initialState = (isSupported: boolean): TabletState => ({
  device: undefined,
  isSupported,
  seen: undefined,
  lastPerson: undefined,
  unsent: {},
  error: undefined,
  wasRemoved: false,
  isAskedToSignIn: false,
});

/** The key of this device: its enrolment, and the proofs that it makes. */
function createDeviceKey(state: TabletState, { api, store, subtle }: Pick<TabletServices, 'api' | 'store' | 'subtle'>) {
  let key: CryptoKey | undefined;
  let opening: Promise<void> | undefined;
  const ready = () => {
    opening ??= store.read().then(
      (kept) => {
        if (kept === undefined) return;
        key = kept.privateKey;
        const { deviceId, name, lockMinutes } = kept;
        state.device = { deviceId, name, lockMinutes };
      },
      // A browser that forbids the database cannot be enrolled.
      () => void (state.isSupported = false),
    );
    return opening;
  };
  return {
    ready,
    /** The store has removed this device. */
    async forget(): Promise<void> {
      key = state.device = state.seen = undefined;
      state.wasRemoved = true;
      await store.remove();
    },
    /** A new challenge of the store with the signature of this device. */
    async prove(): Promise<Result<DeviceProof> | undefined> {
      await ready();
      if (!state.device || !key || !subtle) return undefined;
      const { deviceId } = state.device;
      const answer = await api.userauth.createChallenge({ deviceId });
      if (!answer.ok) return answer;
      const { challenge } = answer.data;
      const signature = await subtle.sign(SIGNED, key, new TextEncoder().encode(challenge));
      return { ok: true, data: { deviceId, challenge, signature: base64url(signature) } };
    },
    /** Enrols this device. Returns why it was refused, or nothing. */
    async enrol(wanted: { locationId: string; name: string; lockMinutes: number }): Promise<string | undefined> {
      if (!subtle) return SOMETHING_WRONG;
      const pair = await subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, false, ['sign']);
      const { x = '', y = '' } = await subtle.exportKey('jwk', pair.publicKey);
      const answer = await api.kiosk.enrolDevice({ ...wanted, publicKey: { kty: 'EC', crv: 'P-256', x, y } });
      if (!answer.ok) return answer.message ?? SOMETHING_WRONG;
      const { deviceId, name } = answer.data;
      const device = { deviceId, name, lockMinutes: wanted.lockMinutes };
      await store.write({ ...device, privateKey: pair.privateKey });
      key = pair.privateKey;
      Object.assign(state, { device, wasRemoved: false });
      return undefined;
    },
  };
}

/** How the last person returns by PIN while there is no network [D-02, W-13]. */
function createReturn(
  state: TabletState,
  { store, subtle, random, clock }: Pick<TabletServices, 'store' | 'subtle' | 'random' | 'clock'>,
): Pick<TabletPort, 'learn' | 'seal' | 'unseal'> & { showLast: () => Promise<void>; dropSeal: () => Promise<void> } {
  let loaded: Promise<SessionSeal> | undefined;
  /** Only an enrolled device has something to seal. */
  const load = async (): Promise<SessionSeal | undefined> => {
    if (!subtle || !state.device) return undefined;
    loaded ??= import('./seal.ts').then(({ createSeal }) => createSeal({ store, subtle, random, clock }));
    return loaded;
  };
  const showLast = async () => void (state.lastPerson = await (await load())?.person());
  return {
    showLast,
    async dropSeal() {
      // Without the module: it must not depend on the network.
      await store.change({ seal: undefined });
      state.lastPerson = undefined;
    },
    async learn({ userId, pin }, isAccepted) {
      const firstName = state.seen?.people.find(({ id }) => id === userId)?.firstName ?? '';
      // A failure only prevents the return without network.
      await load()
        .then((seal) => seal?.learn({ userId, firstName, pin }, isAccepted))
        .catch(() => undefined);
    },
    async seal(userId, values) {
      const seal = await load();
      await seal?.seal(userId, values);
      await showLast();
    },
    async unseal(person) {
      const seal = await load();
      const opened = await seal?.unseal(person);
      await showLast();
      return opened;
    },
  };
}

/** What the lock screen does; its code is loaded with it, so that other first pages do without. */
function createLock(
  state: TabletState,
  services: TabletServices,
  key: ReturnType<typeof createDeviceKey>,
  back: ReturnType<typeof createReturn>,
) {
  const session: LockSession = { token: undefined };
  let loaded: Promise<LockView> | undefined;
  const load = () => {
    loaded ??= import('./lockView.ts').then(({ createLockView, createLookHere }) =>
      createLockView({ state, services, session, key, here: createLookHere(state, services, back) }),
    );
    // A failed load is tried again with the next look.
    loaded.catch(() => (loaded = undefined));
    return loaded;
  };
  return {
    /** The token of the lock screen. */
    lockToken: () => session.token,
    look: async () => (await load()).look(),
    findBadge: async (code: string) => (await load()).findBadge(code),
  };
}

/** Creates the state of the tablet in use, and its proofs. */
export function createTablet(services: TabletServices) {
  const { api, local, clock, subtle, urls } = services;
  const state = proxy(initialState(subtle !== undefined));
  const key = createDeviceKey(state, services);
  const back = createReturn(state, services);
  const touch = () => {
    if (state.device) writeText(local, TOUCHED_AT, String(clock.now()));
  };
  return {
    state,
    ...key,
    learn: back.learn,
    seal: back.seal,
    unseal: back.unseal,
    async dropSealOf(userId: string): Promise<void> {
      if (state.lastPerson?.id === userId) await back.dropSeal();
    },
    ...createLock(state, services, key, back),
    /** The photos of the faces. The lock screen loads a new page, so nothing is kept. */
    photos: createColleaguePhotos({
      api,
      locationId: () => state.seen?.locationId ?? '',
      missing: NOTHING_MISSING,
      urls,
    }),
    touch,
    async enrol(wanted: Parameters<typeof key.enrol>[0]): Promise<string | undefined> {
      const refusal = await key.enrol(wanted);
      touch();
      return refusal;
    },
    isEnrolled: () => state.device !== undefined,
    isIdle(): boolean {
      if (!state.device) return false;
      const unusedMs = clock.now() - Number(readText(local, TOUCHED_AT) ?? Number.NaN);
      return !(unusedMs >= -CLOCK_TOLERANCE_MS && unusedMs < state.device.lockMinutes * 60_000);
    },
    /** Chooses the PIN of the person who has signed in fully. Returns why it was refused, or nothing. */
    async choosePin(pin: string): Promise<string | undefined> {
      const answer = await api.userauth.setPin({ pin });
      // The PIN before must not open a session.
      if (answer.ok) await back.dropSeal().catch(() => undefined);
      return answer.ok ? undefined : (answer.message ?? SOMETHING_WRONG);
    },
    askToSignIn: () => void (state.isAskedToSignIn = true),
    stopAsking: () => void (state.isAskedToSignIn = false),
  };
}

/** The tablet in use: state and actions. */
export type TabletInUse = ReturnType<typeof createTablet>;

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
