import type { Result } from '@instore/api';
import { UiProvider, fillText } from '@instore/ui';
import {
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { proxy, ref } from 'valtio';
import { onTestFinished } from 'vitest';
import type { Config } from '../src/config.ts';
import { type App, AppContext } from '../src/app/context.ts';
import type { ProfilePageProps } from '../src/person/screens/ProfilePage.tsx';
import { createAuth } from '../src/session/auth.ts';
import { openStoredKeys } from '../src/session/storedKeys.ts';
import type { Connection } from '../src/shared/connection/connection.ts';
import { createHeader } from '../src/shared/header.ts';
import { createInventory } from '../src/inventory/inventory.ts';
import { createLanguage } from '../src/shared/language/language.ts';
import { createPairs } from '../src/inventory/pairs.ts';
import { createKioskRequests } from '../src/kiosk-requests/kioskRequests.ts';
import type { PagedState } from '../src/shared/lists/pagedState.ts';
import { createNotificationState } from '../src/notifications/notificationState.ts';
import { createSounds } from '../src/notifications/sounds.ts';
import { createColleaguePhotos } from '../src/shared/photos/colleaguePhotos.ts';
import { createPhoto } from '../src/shared/photos/photo.ts';
import { createResource } from '../src/shared/reads/resource.ts';
import { createTablet } from '../src/tablet/index.ts';
import { createTablets } from '../src/tablet/tablets.ts';
import { createPreferences } from '../src/shared/preferences.ts';
import { createDeliverySpots } from '../src/person/deliverySpots.ts';
import { createPush } from '../src/push/push.ts';
import { createDeviceData } from '../src/person/deviceData.ts';
import { createPrinters, type PrintersStore } from '../src/print/printers.ts';
import { createKiosks } from '../src/person/kiosks.ts';
import { createRequestCart } from '../src/requests/requestCart.ts';
import { createRequestLines } from '../src/requests/requestLines.ts';
import { createSearch } from '../src/shell/searchStore.ts';
import { createStores } from '../src/shared/stores.ts';
import type { BinsStore } from '../src/bins/bins.ts';
import { type BookingsStore, createBookings } from '../src/bookings/bookings.ts';
import type { ConsignmentStore } from '../src/consignment/consignment.ts';
import { type HoldsStore, createHolds } from '../src/holds/holds.ts';
import { type ReturnsStore, createReturns } from '../src/returns/returns.ts';
import { createConsignmentState } from '../src/consignment/consignmentState.ts';
import { createBinsState } from '../src/bins/binsState.ts';
import { type DispatchStore, createDispatch } from '../src/dispatch/dispatch.ts';
import { createUnitHistory } from '../src/shared/units/unitHistory.ts';
import { createOutboxState } from '../src/outbox/outboxState.ts';
import { createPicksState } from '../src/picks/picksState.ts';
import { canalStreet, manualClock, memoryStorage, ok, recordLog, recordToasts, store } from './support.ts';
import { ALL_TIPS, tipsKey } from '../src/shell/tipsKey.ts';

/** A call of an action: `cart.place`, and what it was called with. */
export type Call = readonly [action: string, ...args: unknown[]];

/** Stores are created without calling a dependency: their actions are replaced. */
const NONE = { api: {} } as never;

/** A store of which a test knows a part, usually its state. Every other action records its call and resolves to true. */
export function recorded(calls: Call[], name: string, known: object): object {
  const parts = new Map<PropertyKey, unknown>(Object.entries(known));
  return new Proxy(
    {},
    {
      get(_, part) {
        // A promise of a store must not wait for it.
        if (part === 'then') return undefined;
        if (!parts.has(part)) {
          parts.set(part, (...args: unknown[]) => {
            calls.push([`${name}.${String(part)}`, ...args]);
            return Promise.resolve(true);
          });
        }
        return parts.get(part);
      },
    },
  );
}

/** A single read that answers what the test says, the last answer again and again. @default it does not answer */
export function reading<Value extends object>(...answers: Result<Value>[]) {
  return createResource<Value, unknown[]>({
    read: () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? Promise.resolve(answer) : new Promise(() => undefined);
    },
  });
}

/** The state of all stores, before anything is read. */
function createState(clock: ReturnType<typeof manualClock>) {
  const local = memoryStorage();
  const auth = Object.assign(createAuth(), { status: 'signedIn', name: 'Maren Okafor', role: 'Sales_Associate' });
  const { state: stores } = createStores({ api: NONE, keys: openStoredKeys(local, memoryStorage()), auth });
  Object.assign(stores, { storeLocations: [store], store, location: canalStreet, status: 'ready' });
  return {
    auth,
    stores,
    connection: proxy<Connection>({ kind: 'live', nextAttemptAt: undefined, areChangesLive: true }),
    notifications: createNotificationState(),
    sounds: createSounds({ local, clock, play: async () => 'played' }).state,
    photo: createPhoto(NONE).state,
    tablet: createTablet(NONE).state,
    tablets: createTablets(NONE).state,
    photos: createColleaguePhotos(NONE).state,
    preferences: createPreferences({ local, show: () => undefined }).state,
    cart: createRequestCart({ newKey: () => 'key-1' } as never).state,
    requestLines: createRequestLines(NONE).state,
    inventory: createInventory(NONE).state,
    pairs: createPairs(NONE).state,
    kioskRequests: createKioskRequests({ api: {}, clock } as never).state,
    search: createSearch(NONE).state,
    picks: createPicksState(),
    outbox: createOutboxState(),
    dispatch: createDispatch(NONE).state,
    kiosks: createKiosks(NONE).state,
    printers: createPrinters(NONE).state,
    spots: createDeliverySpots(NONE).state,
    device: createDeviceData(NONE).state,
    push: createPush(NONE).state,
    bins: createBinsState(),
    bookings: createBookings(NONE).state,
    consignment: createConsignmentState(),
    holds: createHolds(NONE).state,
    returns: createReturns(NONE).state,
    history: createUnitHistory(NONE).state,
  };
}

const config = {
  services: { catalogue: '/api/catalogue' },
  limits: { marketplaceImageHost: 'images.example', lateAfterMs: 600_000 },
  brand: { name: 'the product', title: 'In-store portal', contact: 'mailto:help@example' },
} as Config;

/** Actions that answer something, by store. */
export type Answers = Partial<
  Record<
    | 'cart'
    | 'requestLines'
    | 'shoesize'
    | 'notifications'
    | 'outbox'
    | 'picks'
    | 'common'
    | 'bins'
    | 'bookings'
    | 'consignment'
    | 'dispatch'
    | 'holds'
    | 'returns'
    | 'kiosks'
    | 'printers'
    | 'tablet'
    | 'tablets'
    | 'push'
    | 'spots'
    | 'search'
    | 'preferences',
    object
  >
>;

/**
 * An app for a screen: signed in as an associate at Canal Street, with live updates, and nothing read. A test changes
 * `state`, and finds what the screen called in `calls`.
 *
 * @param answers actions whose answer the screen uses, e.g. `{ cart: { check: () => true } }`
 */
export function createScreenApp(answers: Answers = {}) {
  const clock = manualClock();
  const state = createState(clock);
  const calls: Call[] = [];
  const { toasts, titles } = recordToasts();
  const part = (name: keyof typeof state, known: object = {}) =>
    // The types of the screens say which store a part is.
    recorded(calls, name, { state: state[name], ...known }) as never;
  const liveUpdates = {
    connection: part('connection'),
    notifications: part('notifications', answers.notifications),
    sounds: part('sounds'),
  };
  // A screen uses a part of the app only.
  const app = {
    config,
    environment: { clock, log: recordLog(), playSound: async () => 'played', window: { navigator: { onLine: true } } },
    // No tips: they are of the frame, not of the screen under test.
    local: memoryStorage({ [tipsKey(state.auth.user?.user_id ?? '')]: ALL_TIPS }),
    auth: state.auth,
    session: recorded(calls, 'session', {}) as never,
    tablet: part('tablet', { photos: part('photos'), ...answers.tablet }),
    toasts,
    photo: part('photo'),
    preferences: part('preferences', answers.preferences),
    header: createHeader(),
    language: createLanguage({
      fill: fillText,
      load: () => Promise.reject(new Error('English needs no texts')),
      local: memoryStorage(),
      save: () => undefined,
      toasts,
    }),
    opened: {
      common: {
        stores: part('stores', { locationId: () => state.stores.location?.id ?? '' }),
        state: proxy<{ liveUpdates: typeof liveUpdates | undefined }>({ liveUpdates: ref(liveUpdates) }),
        search: part('search', answers.search),
        listenToChanges: () => () => undefined,
        changeLocation: () => true,
        onHandled: (objects: unknown) => void calls.push(['common.onHandled', objects]),
        ...answers.common,
      },
      shoesize: {
        cart: part('cart', answers.cart),
        requestLines: part('requestLines', {
          colleagues: reading(),
          spots: reading(ok([])),
          nearestSizes: reading(),
          ...answers.requestLines,
        }),
        photos: part('photos'),
        opened: { inventory: part('inventory', { pairs: part('pairs'), history: part('history') }) },
        openKioskRequests: async () => part('kioskRequests', { start: () => () => undefined }),
        scanIntoCart: () => Promise.reject(new Error('The test says what a scan does')),
        ...answers.shoesize,
      },
      warehouse: {
        photos: part('photos'),
        outbox: part('outbox', { onRefusal: () => () => undefined, ...answers.outbox }),
        picks: part('picks', {
          openPick: (chosen?: string) => chosen ?? state.picks.order[0],
          bayKey: (bin: string) => bin,
          ...answers.picks,
        }),
      },
    },
  } as unknown as App;
  const bins: BinsStore = part('bins', { history: part('history'), ...answers.bins });
  const bookings: BookingsStore = part('bookings', answers.bookings);
  const consignment: ConsignmentStore = part('consignment', { history: part('history'), ...answers.consignment });
  const profile: ProfilePageProps['profile'] = {
    kiosks: part('kiosks', { devices: reading(ok([])), ...answers.kiosks }),
    spots: part('spots', { names: reading(ok([])), ...answers.spots }),
    tablets: part('tablets', { devices: reading(ok([])), ...answers.tablets }),
    device: part('device'),
    push: part('push', { settings: reading(), ...answers.push }),
    readChanges: () => undefined,
  };
  const printers: PrintersStore = part('printers', {
    list: reading(ok({ printers: [], ranges: [] })),
    jobs: reading(ok([])),
    inUse: () => undefined,
    ...answers.printers,
  });
  const dispatch: DispatchStore = part('dispatch', answers.dispatch);
  const holds: HoldsStore = part('holds', {
    form: createHolds(NONE).form,
    times: reading(),
    pair: reading(),
    ...answers.holds,
  });
  const returns: ReturnsStore = part('returns', { sale: reading(), ...answers.returns });
  return { app, state, calls, titles, clock, dispatch, bins, bookings, consignment, holds, returns, printers, profile };
}

/** Fills the state of a list as if it was read: these rows in this order. */
export function fill<Row>(
  state: PagedState<Row>,
  rows: readonly (readonly [id: string, row: Row])[],
  total = rows.length,
): void {
  const order = rows.map(([id]) => id);
  Object.assign(state, { order, byId: Object.fromEntries(rows), total, isKnown: true, isLoading: false });
}

/** The size of a text on screen, px. */
export const fontSize = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize);

/**
 * Draws a screen with an app until the test ends.
 *
 * @param path its address
 * @param others the page at all other addresses
 * @returns the current address, and a navigation
 */
export function openScreen(app: App, screen: ReactNode, path = '/shoesize', others: ReactNode = null) {
  const root = createRootRoute();
  const shown = createRoute({ getParentRoute: () => root, path, component: () => screen });
  const other = createRoute({ getParentRoute: () => root, path: '$', component: () => others });
  const router = createRouter({
    routeTree: root.addChildren([shown, other]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  const place = document.body.appendChild(document.createElement('div'));
  const page = createRoot(place);
  onTestFinished(() => {
    page.unmount();
    place.remove();
  });
  page.render(
    <UiProvider navigate={(href) => router.history.push(href)}>
      <AppContext value={app}>
        <RouterProvider router={router as never} />
      </AppContext>
    </UiProvider>,
  );
  return { href: () => router.history.location.href, push: (href: string) => router.history.push(href) };
}
