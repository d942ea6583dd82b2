import { type Failure, type Tablet, isWithoutNetwork } from '@instore/api';
import { readText } from '@instore/browser';
import { ref } from 'valtio';
import { SOMETHING_WRONG, STORE_UNREACHABLE } from '../shared/language/texts.ts';
import type { TabletPort } from '../session/tabletPort.ts';
import type { TabletServices, TabletState } from './tabletState.ts';
import type { TabletStore } from './tabletStore.ts';

/** The session of the lock screen, which is kept nowhere. */
export interface LockSession {
  token: string | undefined;
}

/** What of the device the lock screen shows, and what it removes from it. */
export function createLookHere(
  state: TabletState,
  { clearKept, countUnsent }: Pick<TabletServices, 'clearKept' | 'countUnsent'>,
  { showLast, dropSeal }: { showLast: () => Promise<void>; dropSeal: () => Promise<void> },
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

interface LockParts {
  state: TabletState;
  services: Pick<TabletServices, 'api' | 'store' | 'local'>;
  session: LockSession;
  key: Pick<TabletPort, 'prove' | 'forget'>;
  here: ReturnType<typeof createLookHere>;
}

/** What the lock screen reads, in a session that is kept nowhere. */
export function createLockView({ state, services, session, key, here }: LockParts) {
  const { api, store, local } = services;
  const { prove, forget } = key;
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
    if (!isSignedIn()) session.token = answer.data.token;
  }
  async function read(): Promise<void> {
    // A person has signed in in another tab: the session of the lock screen would end theirs.
    if (isSignedIn()) return;
    await here.look();
    if (session.token === undefined) await open();
    if (session.token === undefined) return;
    const answer = await api.userauth.getTabletPeople();
    if (!answer.ok) {
      if (answer.status === 401) session.token = undefined;
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
    look,
    /** The person of a badge on this tablet. */
    async findBadge(code: string): Promise<string | undefined> {
      // Right after a lock its session is still being opened.
      if (session.token === undefined) await look();
      const answer = await api.userauth.findBadge({ code });
      return answer.ok ? answer.data.id : undefined;
    },
  };
}

/** What the lock screen reads. */
export type LockView = ReturnType<typeof createLockView>;
