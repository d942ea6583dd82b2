import { readText } from '@instore/browser';
import type { Config } from '../config.ts';
import type { IdentityPort } from './identity.ts';
import type * as msalIdentity from './msalIdentity.ts';

/** The key with which MSAL notes that it has left the page (msal-browser 5, `CacheKeys`). */
const interactionKey = 'msal.interaction.status';

/** The sign-in with MSAL, which is loaded by the first call that needs it: it has 68 KB gzip. */
export function createLazyIdentity(
  config: Config['identity'],
  page: { origin: string; session: Pick<Storage, 'getItem'> },
  load: () => Promise<Pick<typeof msalIdentity, 'createMsalIdentity'>> = () => import('./msalIdentity.ts'),
): IdentityPort {
  let opened: Promise<Omit<IdentityPort, 'isReturning'>> | undefined;
  const open = () => {
    opened ??= load().then(({ createMsalIdentity }) => createMsalIdentity(config, page.origin));
    // A failed load is tried again by the next call.
    opened.catch(() => (opened = undefined));
    return opened;
  };
  return {
    isReturning: () => readText(page.session, interactionKey) !== null,
    configuration: async () => (await open()).configuration(),
    finishRedirect: async () => (await open()).finishRedirect(),
    acquireSilently: async (options) => (await open()).acquireSilently(options),
    acquireForDirectory: async () => (await open()).acquireForDirectory(),
    signIn: async (options) => (await open()).signIn(options),
    signOut: async (forget) => (await open()).signOut(forget),
  };
}
