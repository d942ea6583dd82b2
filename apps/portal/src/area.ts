import { proxy, ref } from 'valtio';
import type { Core } from './core.ts';
import type { Live } from './live.ts';
import { createShared } from './state/shared.ts';

/** What a part of an area wants to hear of. */
export interface Listener {
  /** A kiosk asks for something, or news may have been missed. */
  onTryout?: () => void;
  /** The location in use is known, or another one. */
  onPlace?: () => void;
}

/** Wires what both areas share. */
export function createArea(core: Core) {
  const { api, auth, keys, page, photo } = core;
  const listeners: Listener[] = [];
  const shared = createShared({ api, keys, auth });
  /** The bell and the live connection, once their code is here. */
  const facts = proxy<{ live: Live | undefined }>({ live: undefined });
  const tell = (what: keyof Listener) => {
    for (const listener of listeners) listener[what]?.();
  };
  const openLive = async (): Promise<Live> => {
    const { createLive } = await import('./live.ts');
    facts.live ??= ref(createLive(core, () => tell('onTryout')));
    return facts.live;
  };

  return {
    facts,
    shared,
    openLive,
    listen: (listener: Listener): void => void listeners.push(listener),
    /** Somebody who may enters: stores, bell and live connection come to life, once. */
    async enter(): Promise<void> {
      openLive().catch((error: unknown) => page.log.warn('Bell and live updates could not be loaded', error));
      void photo.load();
      if (await shared.load()) tell('onPlace');
    },
    /** Works at another location from now on [Z-08]. */
    move(locationId: string): boolean {
      if (locationId === shared.locationId() || !shared.select(locationId)) return false;
      tell('onPlace');
      page.refresh();
      void facts.live?.connection.restart(auth.user?.user_id ?? '');
      return true;
    },
  };
}

/** What both areas share. */
export type Area = ReturnType<typeof createArea>;
