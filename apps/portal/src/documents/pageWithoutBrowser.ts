import type { Environment } from '../app/appBase.ts';

const never = new Promise<never>(() => undefined);

const ignore = () => undefined;

/** The page for which the build renders a document: without a user or a storage, and with no answer to any call. */
export function pageWithoutBrowser(path: string): Environment {
  const target = { addEventListener: ignore, removeEventListener: ignore };
  const window = {
    ...target,
    Storage: Map,
    location: new URL(path, 'http://portal.invalid'),
    navigator: { onLine: true },
    document: { ...target, documentElement: { dataset: {}, style: {} } },
    matchMedia: () => ({ ...target, matches: false }),
    fetch: () => never,
  };
  return {
    window: window as unknown as Environment['window'],
    clock: { now: Date.now, every: () => ignore },
    after: () => ignore,
    log: { warn: ignore },
    toasts: {} as Environment['toasts'],
    loadToasts: () => never,
    playSound: () => never,
    refresh: ignore,
  };
}
