import type { Api, Failure } from '@instore/api';
import type { Auth } from './auth.ts';
import type { Clock, Log } from './environment.ts';
import { hasEnded, readClaims } from './claims.ts';
import { Forgotten, createEras } from './eras.ts';
import { type Grant, type IdentityPort, InteractionRequired } from './identity.ts';
import type { StoredKeys } from './storedKeys.ts';
import type { Tabs } from './tabs.ts';

export interface SessionWorld {
  auth: Auth;
  /** Only these two services are asked before there is a session. */
  api: Pick<Api, 'userauth' | 'user'>;
  identity: IdentityPort;
  keys: StoredKeys;
  tabs: Tabs;
  clock: Pick<Clock, 'now'>;
  /** Whether the browser lets the page store anything: a sign-in needs it on the way to the provider and back. */
  canKeep: boolean;
  log: Log;
  /** Runs something once, after so many milliseconds. Returns the way to stop. */
  after: (ms: number, run: () => void) => () => void;
  /** Loads the page at '/' anew, with nothing kept in memory, as soon as the network gives it. */
  goHome: () => void;
}

/** The verbs of a session. Nothing here throws: what happened stands in `auth.status`. */
export interface Session {
  /** Finds out who is here: a redirect that ends now, a cached token, a silent one [S-03…S-07]. Runs once at a time. */
  start(): Promise<void>;
  /** The button of the sign-in page [S-02]. */
  signIn(): Promise<void>;
  /** A new session token after a 401, or null when there is none to be had now [S-10]. */
  renew(): Promise<string | null>;
  /** Ends the session here, at the provider and in every other tab [S-09, S-10]. */
  logout(): Promise<void>;
  /** Another tab signed out. */
  follow(): void;
  /** The browser shows the page again as it was left: nobody is on the way to the provider any more. */
  restore(): void;
}

/** How long a logout may take to find the account before this browser forgets it without, milliseconds [S-10]. */
const FORGET_WITHIN_MS = 2_000;

/** `refused`: by the store, and the provider could not be asked for another token. `lapsed`: only a sign-in helps. */
type Step = 'done' | 'refused' | 'lapsed' | 'unauthorized' | 'failed';

/** Builds the session of one page from its world. */
export function createSession(world: SessionWorld): Session {
  const { auth, api, identity, keys, clock, log } = world;
  const { within, end: endEra } = createEras();
  let starting: Promise<void> | undefined;
  let renewing: Promise<string | null> | undefined;
  /** The account at the provider whose page this is, as far as it is known. */
  let accountId: unknown;

  const isElses = (id: unknown) => Boolean(accountId && id && id !== accountId);

  /** Who signed in last in this browser, in whichever tab. */
  const latestId = () => (JSON.parse(keys.readLocal('UserDetails') ?? '{}') as Grant['account'])['homeAccountId'];

  /** All tabs share the local storage: what is in it may be of somebody who signed in in another one since. */
  const isTakenOver = () => isElses(latestId());

  /** Both storages, but for what is somebody else's by now. */
  const clearKept = () => (isTakenOver() ? keys.clearSession() : keys.clear());

  const forget = () => {
    endEra();
    auth.user = auth.token = auth.accessToken = auth.homeLocationId = undefined;
    auth.name = auth.role = '';
  };

  /** A new page follows: this one's memory holds the lists and the cart of the person before. */
  const leave = () => {
    forget();
    auth.status = 'signedOut';
    world.goHome();
  };

  /**
   * Stands before whatever is written for all tabs: this page becomes nobody else's, and nobody else its person's.
   * @throws {Forgotten} when somebody else is here now.
   */
  const giveWay = (isToAnother: boolean | undefined = isTakenOver()) => {
    if (!isToAnother) return;
    keys.clearSession();
    leave();
    throw new Forgotten();
  };

  const dropToken = () => {
    auth.token = undefined;
    keys.removeLocal('jwt-token');
    keys.removeSession('jwt-token');
  };

  const keepGrant = ({ accessToken, account }: Grant) => {
    const { homeAccountId } = account;
    giveWay(isTakenOver() || (auth.user && isElses(homeAccountId)));
    if (isElses(homeAccountId)) dropToken();
    accountId = homeAccountId;
    keys.writeLocal('access-token', accessToken);
    keys.writeLocal('UserDetails', JSON.stringify(account));
    auth.accessToken = accessToken;
  };

  const keepToken = (token: string) => {
    const claims = readClaims(token);
    if (!claims) return false;
    const { sub, user_id } = claims;
    const { user } = auth;
    giveWay(isTakenOver() || (user && (user.sub !== sub || user.user_id !== user_id)));
    // Where the last person worked, and what they rejected, is nothing to the next one in this tab.
    if ((keys.readSession('user-Id') ?? user_id) !== user_id) keys.clearSession();
    auth.token = token;
    auth.user = claims;
    keys.writeSession('access-token', auth.accessToken ?? '');
    keys.writeLocal('jwt-token', token);
    keys.writeSession('jwt-token', token);
    return true;
  };

  /** Not a logout: what was being done (the cart, the screen) is kept for after the sign-in. */
  const lapse = () => {
    giveWay();
    dropToken();
    keys.removeLocal('access-token');
    keys.removeSession('access-token');
    auth.status = 'signedOut';
  };

  /** The exchange refuses the person: the unauthorized screen follows [S-07]. */
  const refuse = () => {
    giveWay();
    dropToken();
    auth.status = 'unauthorized';
  };

  const leaveForProvider = async (options: { isProven: boolean }) => {
    if (!world.canKeep) {
      auth.problem = 'notKept';
      auth.status = 'signedOut';
      return;
    }
    auth.status = 'redirecting';
    auth.problem = undefined;
    try {
      keys.writeLocal('msalConfig', JSON.stringify(await identity.configuration()));
      keys.writeLocal('redirect', 'true');
      await identity.signIn(options);
    } catch (error) {
      log.warn('The sign-in could not be started', error);
      keys.removeLocal('redirect');
      auth.problem = 'notStarted';
      auth.status = 'signedOut';
    }
  };

  /** A token without asking the person, for whoever is here now. */
  const acquireSilently = async (options?: { isForced: boolean }): Promise<Grant> => {
    const work = identity.acquireSilently(options);
    // The library keeps what it was given, also when the person has left meanwhile.
    const tidy = () => {
      if (auth.user === undefined && auth.status !== 'redirecting') clearKept();
    };
    try {
      return await within(work);
    } catch (error) {
      if (error instanceof Forgotten) work.then(tidy, tidy);
      throw error;
    }
  };

  const cachedAccessToken = () => {
    // Not this tab's own copy: that outlives a logout in another one.
    const cached = keys.readLocal('access-token');
    return cached !== undefined && !hasEnded(cached, clock.now()) ? cached : undefined;
  };

  /** The access token: of the redirect that ends now, cached [S-03], or silent [S-04]. */
  const findAccessToken = async (): Promise<string | undefined> => {
    const isReturning = keys.readLocal('redirect') !== undefined || identity.isReturning();
    keys.removeLocal('redirect');
    try {
      const grant = isReturning ? await within(identity.finishRedirect()) : undefined;
      if (grant) {
        // A new person may be here: nothing of the last session counts.
        dropToken();
        keepGrant(grant);
        return grant.accessToken;
      }
      const cached = cachedAccessToken();
      if (cached !== undefined) {
        auth.accessToken = cached;
        return cached;
      }
      if (keys.readLocal('UserDetails') === undefined) return undefined;
      const silent = await acquireSilently();
      keepGrant(silent);
      return silent.accessToken;
    } catch (error) {
      if (error instanceof Forgotten) throw error;
      if (error instanceof InteractionRequired) await leaveForProvider({ isProven: false });
      else log.warn('The access token could not be acquired', error);
      if (isReturning) auth.problem = 'notCompleted';
      return undefined;
    }
  };

  const exchange = async (accessToken: string): Promise<Step> => {
    const answer = await within(api.userauth.authenticateOauth({ accessToken }));
    if (answer.ok) return keepToken(answer.data.token) ? 'done' : 'failed';
    log.warn('The exchange of the access token failed', answer);
    if (answer.status === 401) return 'refused';
    return answer.status === 403 ? 'unauthorized' : 'failed';
  };

  /** A cached access token may have been withdrawn since: ask the provider once more before believing a 401. */
  const exchangeFresh = async (accessToken: string): Promise<Step> => {
    const first = await exchange(accessToken);
    if (first !== 'refused') return first;
    try {
      const grant = await acquireSilently({ isForced: true });
      keepGrant(grant);
      const second = await exchange(grant.accessToken);
      return second === 'refused' ? 'unauthorized' : second;
    } catch (error) {
      if (error instanceof Forgotten) throw error;
      log.warn('The refused access token could not be renewed', error);
      return error instanceof InteractionRequired ? 'lapsed' : 'refused';
    }
  };

  const resolvePerson = async (): Promise<Step> => {
    const { user } = auth;
    if (!user) return 'failed';
    const [person, roles] = await within(
      Promise.all([api.user.getUser({ id: user.user_id }), api.user.getUserRoles({ sub: user.sub })]),
    );
    if (!person.ok || !roles.ok) {
      const failures = [person, roles].filter((answer): answer is Failure => !answer.ok);
      log.warn('The person could not be read', failures);
      return failures.some(({ status }) => status === 401) ? 'refused' : 'failed';
    }
    giveWay();
    const [first] = roles.data;
    const { name } = person.data;
    auth.name = typeof name === 'string' ? name : '';
    auth.role = first?.role ?? '';
    auth.homeLocationId = first?.locationId;
    for (const [key, value] of [
      ['user-name', auth.name],
      ['user-role', auth.role],
      ['user-Id', person.data.id],
    ] as const) {
      keys.writeLocal(key, value);
      keys.writeSession(key, value);
    }
    return 'done';
  };

  const openSession = async (): Promise<void> => {
    auth.status = 'starting';
    auth.user = undefined;
    accountId = latestId();
    const accessToken = await findAccessToken();
    if (accessToken === undefined) {
      if (!world.canKeep) auth.problem = 'notKept';
      if (auth.status === 'starting') auth.status = 'signedOut';
      return;
    }
    const stored = keys.readLocal('jwt-token');
    const isReusable = stored !== undefined && !hasEnded(stored, clock.now()) && keepToken(stored);
    let step: Step = isReusable ? await resolvePerson() : 'refused';
    if (step === 'refused') {
      dropToken();
      auth.user = undefined;
      step = await exchangeFresh(accessToken);
      if (step === 'done') step = await resolvePerson();
    }
    if (step === 'lapsed') lapse();
    else if (step === 'done') auth.status = 'signedIn';
    else auth.status = step === 'failed' ? 'failed' : 'unauthorized';
  };

  const renewOnce = async (): Promise<string | null> => {
    // While a session is being opened, `start` itself decides what a 401 means.
    if (auth.status !== 'signedIn') return null;
    let step: Step;
    try {
      let accessToken = cachedAccessToken();
      if (accessToken === undefined) {
        const grant = await acquireSilently();
        keepGrant(grant);
        accessToken = grant.accessToken;
      }
      step = await exchangeFresh(accessToken);
    } catch (error) {
      if (error instanceof Forgotten) throw error;
      log.warn('The session could not be renewed', error);
      step = error instanceof InteractionRequired ? 'lapsed' : 'failed';
    }
    if (step === 'done') return auth.token ?? null;
    // A network that fails for a moment is no reason to leave the screen: the next call tries again.
    if (step === 'failed' || step === 'refused') return null;
    if (step === 'unauthorized') refuse();
    else lapse();
    return null;
  };

  /** Who forgot the person has said how the session stands. */
  const unlessForgotten = <Value>(work: Promise<Value>, instead: Value): Promise<Value> =>
    work.catch((error: unknown) => {
      if (error instanceof Forgotten) return instead;
      throw error;
    });

  return {
    start() {
      starting ??= unlessForgotten(openSession(), undefined).finally(() => (starting = undefined));
      return starting;
    },
    async signIn() {
      if (auth.status === 'redirecting') return;
      // Devices are shared, and a logout without a network leaves the provider's session open.
      await leaveForProvider({ isProven: true });
    },
    renew() {
      renewing ??= unlessForgotten(renewOnce(), null).finally(() => (renewing = undefined));
      return renewing;
    },
    async logout() {
      if (auth.status === 'leaving') return;
      auth.status = 'leaving';
      let isForgotten = false;
      let isWithout = false;
      const forgetHere = () => {
        if (isForgotten) return;
        isForgotten = true;
        keys.clear();
        forget();
        world.tabs.announceLogout();
      };
      /** A network that is away keeps nobody signed in here. At the provider the session stays open: that is said. */
      const leaveWithout = () => {
        if (isWithout) return;
        isWithout = true;
        forgetHere();
        auth.problem = 'leftOpen';
        auth.status = 'signedOut';
        world.goHome();
      };
      const stopWaiting = world.after(FORGET_WITHIN_MS, leaveWithout);
      try {
        await identity.signOut(() => {
          // Somebody else may be on the way in by now: the page is not to be left any more.
          if (isWithout) throw new Error('The logout was not waited for');
          stopWaiting();
          forgetHere();
        });
      } catch (error) {
        stopWaiting();
        log.warn('The corporate session could not be ended', error);
        leaveWithout();
      }
    },
    follow() {
      if (auth.status === 'leaving') return;
      if (auth.user === undefined && auth.status !== 'starting') return;
      clearKept();
      leave();
    },
    restore() {
      if (auth.status === 'leaving') world.goHome();
      // Signed out in another tab while this page slept, and perhaps somebody else in.
      if (auth.user && (!keys.readLocal('UserDetails') || isTakenOver())) this.follow();
      if (auth.status !== 'redirecting') return;
      keys.removeLocal('redirect');
      auth.status = 'signedOut';
    },
  };
}
