import { mayEnter } from '@instore/api';
import { normaliseBarcode } from '@instore/ui';
import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { createLocationChanges } from '../shared/connection/locationChanges.ts';
import type { NotifiedObject } from '../shared/lines/notifiedObjects.ts';
import { createSearch } from '../shell/searchStore.ts';
import type { AppBase } from './appBase.ts';
import type { LiveUpdates, LiveUpdatesListener } from './liveUpdates.ts';

/** Events that a part of an area can listen to. */
export interface AreaListener {
  /** A kiosk sent a try-on request, or messages may have been missed. */
  onTryout?: () => void;
  /** The location in use is known, or has changed. */
  onLocation?: () => void;
  /** The live connection is up, for the first time or again. */
  onLive?: () => void;
}

/** Live updates, once their code is loaded, and what loads them. */
function createLiveUpdatesLoader(
  base: AppBase,
  { onLive, ...callbacks }: Omit<LiveUpdatesListener, 'locationId'> & { onLive: () => void },
) {
  const { auth, environment, photo, stores } = base;
  const state = proxy<{ liveUpdates: LiveUpdates | undefined }>({ liveUpdates: undefined });
  const open = async (): Promise<LiveUpdates> => {
    const { createLiveUpdates } = await import('./liveUpdates.ts');
    if (state.liveUpdates) return state.liveUpdates;
    const liveUpdates = createLiveUpdates(base, { locationId: stores.locationId, ...callbacks });
    subscribeKey(liveUpdates.connection.state, 'kind', (kind) => {
      if (kind !== 'live') return;
      void photo.load();
      // A page that was loaded without network knows its location only.
      if (stores.state.store === undefined) void stores.refresh();
      onLive();
    });
    return (state.liveUpdates = ref(liveUpdates));
  };
  const start = async (): Promise<void> => {
    void photo.load();
    try {
      // A page that is live can show a message about the loss of its network.
      const [{ connection }] = await Promise.all([open(), environment.loadToasts()]);
      if (auth.status === 'signedIn') void connection.start(auth.user?.user_id ?? '');
    } catch (error) {
      environment.log.warn('Live updates could not be loaded', error);
    }
  };
  return { state, open, start };
}

/** Creates the parts that both areas share: changes of the location, live updates, search. */
export function createAreaCommon(base: AppBase) {
  const { api, auth, environment, stores } = base;
  const listeners: AreaListener[] = [];
  const changes = createLocationChanges({ after: environment.after, log: environment.log });
  const emit = (event: keyof AreaListener) => {
    for (const listener of listeners) listener[event]?.();
  };
  const updates = createLiveUpdatesLoader(base, {
    onTryout: () => emit('onTryout'),
    onLive: () => emit('onLive'),
    onChanges: changes.receive,
  });
  const { state } = updates;
  return {
    state,
    stores,
    openLiveUpdates: updates.open,
    /** The user has handled these objects: their notifications are acknowledged [N-05]. */
    onHandled: (objects: readonly NotifiedObject[]): void =>
      void updates.open().then(
        ({ notifications }) => notifications.handled(objects),
        (error: unknown) => environment.log.warn('Notifications could not be acknowledged', error),
      ),
    /** Calls the listener for each change of the location in use, until the returned function is called. */
    listenToChanges: changes.listen,
    search: createSearch({
      api,
      locationId: stores.locationId,
      normaliseBarcode,
      findsProducts: mayEnter(auth.role, 'shoesize'),
      after: environment.after,
    }),
    listen: (listener: AreaListener): void => void listeners.push(listener),
    /**
     * Loads the stores when a signed-in user opens an area, then photo and live updates; later calls change nothing.
     * Resolves when the location is known.
     */
    async enter(): Promise<void> {
      if (await stores.load()) emit('onLocation');
      // After the calls of the page that opens: a browser requests six files at once.
      environment.after(0, () => void updates.start());
    },
    /** Changes the location in use [Z-08]. False if it is in use already or not one of the user's. */
    changeLocation(locationId: string): boolean {
      if (locationId === stores.locationId() || !stores.select(locationId)) return false;
      emit('onLocation');
      environment.refresh();
      void state.liveUpdates?.connection.restart(auth.user?.user_id ?? '');
      return true;
    },
  };
}

/** What both areas share. */
export type AreaCommon = ReturnType<typeof createAreaCommon>;
