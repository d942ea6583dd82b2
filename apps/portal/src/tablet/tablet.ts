import { type Api, type DeviceProof, type Failure, type Result, type Tablet, isWithoutNetwork } from '@instore/api';
import { readText, writeText } from '@instore/browser';
import { proxy, ref } from 'valtio';
import type { Clock } from '../session/clockAndLog.ts';
import type { TabletPort } from '../session/tabletPort.ts';
import { createColleaguePhotos } from '../shared/photos/colleaguePhotos.ts';
import { SOMETHING_WRONG, STORE_UNREACHABLE } from '../shared/language/texts.ts';
import type { SessionSeal } from './seal.ts';
import type { TabletStore } from './tabletStore.ts';

/** The key of the time of the last use. A lock clears the local storage, and so this. */
const TOUCHED_AT = 'tablet-touched-at';

/** By how much the clock of the tablet may be set back before it counts as a lock, ms. */
const CLOCK_TOLERANCE_MS = 5_000;

/** A face of the lock screen. */
export type LockedFace = Tablet['people'][number];

/** State of the tablet that several people share [D-01 to D-03]. */
export interface TabletState {
  /** This device, if it is enrolled. */
  device: { deviceId: string; name: string; lockMinutes: number } | undefined;
  /** Whether the browser has what an enrolment needs. */
  isSupported: boolean;
  /** What the lock screen shows; undefined until it is read. */
  seen: Tablet | undefined;
  /** The person who can return without network. */
  lastPerson: { id: string; firstName: string } | undefined;
  /** How many acts of each person wait on this device to be sent, by user id [W-13]. */
  unsent: Readonly<Record<string, number>>;
  /** Why the last read of the lock screen failed. */
  error: string | undefined;
  /** The store does not know this device any more. */
  wasRemoved: boolean;
  /** The store asks for the full sign-in [D-04]. */
  isAskedToSignIn: boolean;
}

interface TabletServices {
  api: Pick<Api, 'userauth' | 'kiosk' | 'user'>;
  store: TabletStore;
  local: Storage;
  clock: Pick<Clock, 'now'>;
  subtle: SubtleCrypto | undefined;
  random: Pick<Crypto, 'getRandomValues'>;
  urls: Pick<typeof URL, 'createObjectURL'>;
  /** Removes what the last person has kept on this device, e.g. lists: the page may have been closed without a lock. */
  clearKept: () => Promise<void>;
  /** Counts what waits to be sent, by user id. */
  countUnsent: () => Promise<Readonly<Record<string, number>>>;
}

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

/** What of the device the lock screen shows, and what it removes from it. */
function createLookHere(
  state: TabletState,
  { clearKept, countUnsent }: Pick<TabletServices, 'clearKept' | 'countUnsent'>,
  { showLast, dropSeal }: Pick<ReturnType<typeof createReturn>, 'showLast' | 'dropSeal'>,
) {
  let cleared: Promise<void> | undefined;
  return {
    async look(): Promise<void> {
      // A page may have been closed without a lock.
      cleared ??= clearKept().catch(() => undefined);
      await cleared;
      // Where the browser forbids the database nothing waits.
      state.unsent = await countUnsent().catch(() => ({}));
      await showLast().catch(() => undefined);
    },
    /** An admin may have reset the PIN of the last person, or the person has left. */
    async follow({ people }: Tablet): Promise<void> {
      const { lastPerson } = state;
      const hasPin = people.some(({ id, state: how }) => id === lastPerson?.id && how === 'pin');
      if (lastPerson && !hasPin) await dropSeal();
    },
  };
}

/** Why the lock screen cannot be read. Without network work goes on. */
const reasonOf = ({ kind, message }: Failure): string =>
  isWithoutNetwork(kind) ? STORE_UNREACHABLE : (message ?? SOMETHING_WRONG);

/** An admin may have renamed the tablet or changed its time. */
async function keepFacts(state: TabletState, store: TabletStore, { name, lockMinutes }: Tablet): Promise<void> {
  const { device } = state;
  if (!device || (device.name === name && device.lockMinutes === lockMinutes)) return;
  // First here: what cannot be kept is tried again with the next look.
  await store.change({ name, lockMinutes });
  if (state.device) Object.assign(state.device, { name, lockMinutes });
}

/** What the lock screen reads, in a session that is kept nowhere. */
function createLockView(
  state: TabletState,
  { api, store, local }: Pick<TabletServices, 'api' | 'store' | 'local'>,
  { prove, forget }: Pick<ReturnType<typeof createDeviceKey>, 'prove' | 'forget'>,
  here: ReturnType<typeof createLookHere>,
) {
  let token: string | undefined;
  const isSignedIn = () => readText(local, 'jwt-token') !== null;
  /** Opens the session of the lock screen, which ends that of the last person. */
  async function open(): Promise<void> {
    const proof = await prove();
    // A PIN may be accepted meanwhile: the session of the lock screen would end the person's.
    if (proof === undefined || isSignedIn()) return;
    if (!proof.ok) {
      state.error = reasonOf(proof);
      return;
    }
    const answer = await api.userauth.authenticateTablet(proof.data);
    if (!answer.ok) {
      if (answer.problem?.needs === 'enrolment') await forget();
      else state.error = reasonOf(answer);
      return;
    }
    // A PIN may be accepted during this call, too. The person's next call tells whether their session goes on.
    if (!isSignedIn()) token = answer.data.token;
  }
  async function read(): Promise<void> {
    // A person has signed in in another tab: the session of the lock screen would end theirs.
    if (isSignedIn()) return;
    await here.look();
    if (token === undefined) await open();
    if (token === undefined) return;
    const answer = await api.userauth.getTabletPeople();
    if (!answer.ok) {
      if (answer.status === 401) token = undefined;
      state.error = reasonOf(answer);
      return;
    }
    Object.assign(state, { seen: ref(answer.data), error: undefined });
    await keepFacts(state, store, answer.data);
    await here.follow(answer.data);
  }
  let looking: Promise<void> | undefined;
  /** Reads what the lock screen shows, once at a time: without network it may take longer than the time between two. */
  const look = (): Promise<void> => (looking ??= read().finally(() => (looking = undefined)));
  return {
    /** The token of the lock screen. */
    lockToken: () => token,
    look,
    /** The person of a badge on this tablet. */
    async findBadge(code: string): Promise<string | undefined> {
      // Right after a lock its session is still being opened.
      if (token === undefined) await look();
      const answer = await api.userauth.findBadge({ code });
      return answer.ok ? answer.data.id : undefined;
    },
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
    ...createLockView(state, services, key, createLookHere(state, services, back)),
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
