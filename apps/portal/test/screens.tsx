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
import { type App, AppContext, type LiveUpdates } from '../src/app/context.ts';
import type { ProfilePageProps } from '../src/person/screens/ProfilePage.tsx';
import { createAuth } from '../src/session/auth.ts';
import { openStoredKeys } from '../src/session/storedKeys.ts';
import type { Connection } from '../src/shared/connection/connection.ts';
import { createHeader } from '../src/shared/header.ts';
import { createInventoryContext } from '../src/inventory/inventoryFacts.ts';
import { createLanguage } from '../src/shared/language/language.ts';
import { createPairs } from '../src/inventory/pairs.ts';
import { createKioskContext } from '../src/kiosk-requests/kioskQueue.ts';
import type { PagedFacts } from '../src/shared/lists/pagedFacts.ts';
import { createNotificationFacts } from '../src/notifications/notificationFacts.ts';
import { createSounds } from '../src/notifications/sounds.ts';
import { createColleaguePhotos } from '../src/shared/photos/colleaguePhotos.ts';
import { createPhoto } from '../src/shared/photos/photo.ts';
import { createPreferences } from '../src/shared/preferences.ts';
import { createDeliverySpots } from '../src/person/deliverySpots.ts';
import { createDeviceData } from '../src/person/deviceData.ts';
import { createKiosks } from '../src/person/kiosks.ts';
import { createCart } from '../src/requests/cartFacts.ts';
import { createRequestLines } from '../src/requests/requestLines.ts';
import { createSearch } from '../src/shell/search.ts';
import { createStores } from '../src/shared/stores.ts';
import type { BinsState } from '../src/bins/bins.ts';
import { type BookingsState, createBookings } from '../src/bookings/bookings.ts';
import type { ConsignmentState } from '../src/consignment/consignment.ts';
import { createConsignmentFacts } from '../src/consignment/consignmentFacts.ts';
import { createBinsFacts } from '../src/bins/binsFacts.ts';
import { type DispatchState, createDispatch } from '../src/dispatch/dispatch.ts';
import { createUnitHistory } from '../src/shared/units/unitHistory.ts';
import { createQueueContext } from '../src/queue/queueFacts.ts';
import { createWarehouseFacts } from '../src/picks/warehouseFacts.ts';
import { canalStreet, manualClock, memoryStorage, recordLog, recordToasts, store } from './support.ts';

/** A call of a verb: `cart.place`, and what it was called with. */
export type Call = readonly [verb: string, ...args: unknown[]];

/** Facts are created without calling a dependency: their verbs are replaced. */
const NONE = {} as never;

/** A state of which a test knows a part, usually its facts. Every other verb records its call and resolves to true. */
export function recorded(calls: Call[], name: string, known: object): object {
  const parts = new Map<PropertyKey, unknown>(Object.entries(known));
  return new Proxy(
    {},
    {
      get(_, part) {
        // A promise of a state must not wait for it.
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

/** The facts of all states, as they are before anything is read. */
function createFacts(clock: ReturnType<typeof manualClock>) {
  const local = memoryStorage();
  const auth = Object.assign(createAuth(), { status: 'signedIn', name: 'Maren Okafor', role: 'Sales_Associate' });
  const { facts: stores } = createStores({ api: NONE, keys: openStoredKeys(local, memoryStorage()), auth });
  Object.assign(stores, { storeLocations: [store], store, location: canalStreet, status: 'ready' });
  return {
    auth,
    stores,
    connection: proxy<Connection>({ kind: 'live', nextAttemptAt: undefined, areChangesLive: true }),
    notifications: createNotificationFacts(),
    sounds: createSounds({ local, clock, play: async () => 'played' }).facts,
    photo: createPhoto(NONE).facts,
    photos: createColleaguePhotos(NONE).facts,
    preferences: createPreferences({ local, show: () => undefined }).facts,
    cart: createCart({ newKey: () => 'key-1' } as never).facts,
    requestLines: createRequestLines(NONE).facts,
    inventory: createInventoryContext(NONE).facts,
    pairs: createPairs(NONE).facts,
    kioskRequests: createKioskContext({ clock } as never).facts,
    search: createSearch(NONE).facts,
    warehouse: createWarehouseFacts(),
    queue: createQueueContext(NONE).facts,
    dispatch: createDispatch(NONE).facts,
    kiosks: createKiosks(NONE).facts,
    spots: createDeliverySpots(NONE).facts,
    device: createDeviceData(NONE).facts,
    bins: createBinsFacts(),
    bookings: createBookings(NONE).facts,
    consignment: createConsignmentFacts(),
    history: createUnitHistory(NONE).facts,
  };
}

const config = {
  services: { catalogue: '/api/catalogue' },
  limits: { marketplaceImageHost: 'images.example', lateAfterMs: 600_000 },
  brand: { name: 'the product', title: 'In-store portal', contact: 'mailto:help@example' },
} as Config;

/** Verbs that answer something, by state. */
export type Answers = Partial<
  Record<
    | 'cart'
    | 'requestLines'
    | 'shoesize'
    | 'notifications'
    | 'queue'
    | 'warehouse'
    | 'common'
    | 'bins'
    | 'bookings'
    | 'consignment'
    | 'dispatch'
    | 'kiosks'
    | 'spots'
    | 'search'
    | 'preferences',
    object
  >
>;

/**
 * An app for a screen: signed in as an associate at Canal Street, with live updates, and nothing read. A test changes
 * `facts`, and finds what the screen called in `calls`.
 *
 * @param answers verbs whose answer the screen uses, e.g. `{ cart: { check: () => true } }`
 */
export function createScreenApp(answers: Answers = {}) {
  const clock = manualClock();
  const facts = createFacts(clock);
  const calls: Call[] = [];
  const { toasts, titles } = recordToasts();
  const state = (name: keyof typeof facts, known: object = {}) =>
    // The types of the screens say which state a part is.
    recorded(calls, name, { facts: facts[name], ...known }) as never;
  const liveUpdates: LiveUpdates = {
    connection: state('connection'),
    notifications: state('notifications', answers.notifications),
    sounds: state('sounds'),
  };
  const app: App = {
    config,
    environment: { clock, log: recordLog(), playSound: async () => 'played', window: { navigator: { onLine: true } } },
    local: memoryStorage(),
    auth: facts.auth,
    session: recorded(calls, 'session', {}) as never,
    toasts,
    photo: state('photo'),
    preferences: state('preferences', answers.preferences),
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
        stores: state('stores', { locationId: () => facts.stores.location?.id ?? '' }),
        facts: proxy<{ liveUpdates: LiveUpdates | undefined }>({ liveUpdates: ref(liveUpdates) }),
        search: state('search', answers.search),
        listenToChanges: () => () => undefined,
        changeLocation: () => true,
        onHandled: (objects) => void calls.push(['common.onHandled', objects]),
        ...answers.common,
      },
      shoesize: {
        cart: state('cart', answers.cart),
        requestLines: state('requestLines', answers.requestLines),
        photos: state('photos'),
        opened: { inventory: state('inventory', { pairs: state('pairs'), history: state('history') }) },
        openKioskRequests: async () => state('kioskRequests', { start: () => () => undefined }),
        scanIntoCart: () => Promise.reject(new Error('The test says what a scan does')),
        ...answers.shoesize,
      },
      warehouse: {
        queue: state('queue', { onRefusal: () => () => undefined, ...answers.queue }),
        warehouse: state('warehouse', {
          openPick: (chosen?: string) => chosen ?? facts.warehouse.order[0],
          bayKey: (bin: string) => bin,
          ...answers.warehouse,
        }),
      },
    },
  };
  const bins: BinsState = state('bins', { history: state('history'), ...answers.bins });
  const bookings: BookingsState = state('bookings', answers.bookings);
  const consignment: ConsignmentState = state('consignment', { history: state('history'), ...answers.consignment });
  const profile: ProfilePageProps['profile'] = {
    kiosks: state('kiosks', answers.kiosks),
    spots: state('spots', answers.spots),
    device: state('device'),
    readChanges: () => undefined,
  };
  const dispatch: DispatchState = state('dispatch', answers.dispatch);
  return { app, facts, calls, titles, clock, dispatch, bins, bookings, consignment, profile };
}

/** Makes facts those of a list that was read: these rows in this order. */
export function fill<Row>(
  facts: PagedFacts<Row>,
  rows: readonly (readonly [id: string, row: Row])[],
  total = rows.length,
): void {
  const order = rows.map(([id]) => id);
  Object.assign(facts, { order, byId: Object.fromEntries(rows), total, isKnown: true, isLoading: false });
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
