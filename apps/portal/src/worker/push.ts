import type { PushKind } from '@instore/api';
import * as v from 'valibot';
import { LOCKED_NOTICE } from '../shared/kept/closeNotices.ts';
import { toStore } from '../shared/subscription.ts';
import { sayIn, type SayNotice } from './say.ts';
import type { WindowOfPortal, WorkerEvents, WorkerScope } from './scope.ts';

/** What each message has. A field that an older worker does not know is ignored. */
const shared = {
  language: v.nullable(v.string()),
  badge: v.number(),
  mustShow: v.boolean(),
};

/** The messages of the store (`apps/store-server/src/push/notice.ts`). */
const message = v.variant('kind', [
  v.object({
    kind: v.literal('show'),
    tag: v.string(),
    id: v.string(),
    about: v.string(),
    size: v.nullable(v.string()),
    name: v.nullable(v.string()),
    more: v.number(),
    place: v.nullable(v.string()),
    url: v.pipe(v.string(), v.regex(/^\/(?!\/)/)),
    ...shared,
  }),
  v.object({ kind: v.literal('locked'), count: v.number(), ...shared }),
  v.object({ kind: v.literal('close'), tag: v.string(), locked: v.nullable(v.number()), ...shared }),
  v.object({ kind: v.literal('test'), ...shared }),
]);

type Message = v.InferOutput<typeof message>;
type Shown = Extract<Message, { kind: 'show' }>;

const ICON = '/icon-192.png';

/** Shows notices for the messages of the store, closes them, and opens the portal for a press [N-09]. */
export function listenToPush(scope: WorkerScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(receive(scope, event.data?.text())));
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(scope, event)));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(scope, pageOf(event.notification)));
  });
}

/** Where the services of the store are. */
const configuration = v.object({ services: v.object({ notification: v.string() }) });

/** Tells the store that the browser has another subscription. There is no session: the one before says who calls. */
async function renew(
  { registration, fetch }: WorkerScope,
  { oldSubscription, newSubscription }: WorkerEvents['pushsubscriptionchange'],
): Promise<void> {
  // A browser that does not say which one it was: the person allows calls again on the profile page.
  if (!oldSubscription) return;
  const now = newSubscription ?? (await registration.pushManager.subscribe(oldSubscription.options));
  const { services } = v.parse(configuration, await (await fetch('/config.json')).json());
  const { endpoint, auth } = toStore(oldSubscription);
  await fetch(`${services.notification}/push/renewal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...toStore(now), before: { endpoint, auth } }),
  });
}

async function receive(scope: WorkerScope, text: string | undefined): Promise<void> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), message), text);
  // A message of another release: the bell has it. Browsers show a notice of their own for a message without one.
  if (!read.success) return;
  const received = read.output;
  const say = sayIn(received.language ?? scope.navigator.language);
  // Where the browser has one: an icon that shows how many are open.
  await (received.badge > 0 ? scope.navigator.setAppBadge?.(received.badge) : scope.navigator.clearAppBadge?.())?.catch(
    () => undefined,
  );
  if (received.kind === 'close') return close(scope, received, say);
  if (received.kind === 'show' && !received.mustShow && (await isOnScreen(scope))) return undefined;
  return show(scope, received, say);
}

/** Whether a page of the portal is on screen: the bell shows what came in. */
const isOnScreen = async (scope: WorkerScope): Promise<boolean> =>
  (await portalWindows(scope)).some(({ visibilityState }) => visibilityState === 'visible');

/** The pages of the portal. The kiosk has the same origin. */
async function portalWindows({ clients }: WorkerScope): Promise<WindowOfPortal[]> {
  const all = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return all.filter(({ url }) => !new URL(url).pathname.startsWith('/kiosk'));
}

const show = ({ registration }: WorkerScope, received: Exclude<Message, { kind: 'close' }>, say: SayNotice) => {
  const language = received.language ?? undefined;
  const common = { icon: ICON, badge: ICON, lang: language, dir: 'auto' } as const;
  if (received.kind === 'test') {
    return registration.showNotification(say('Calls reach this device'), { ...common, tag: 'test', data: '/' });
  }
  if (received.kind === 'locked') return showLocked(registration, received.count, say, false);
  // `renotify` is missing in the types of a page: a nudge about the same request rings again.
  const options = { ...common, tag: received.tag, body: bodyOf(received, say), data: received.url, renotify: true };
  return registration.showNotification(titleOf(received, say), options);
};

/** A locked tablet says only how many, so that nothing is read on it. */
const showLocked = (registration: WorkerScope['registration'], count: number, say: SayNotice, silent: boolean) =>
  registration.showNotification(say('{count} notification waits|{count} notifications wait', { count }), {
    icon: ICON,
    badge: ICON,
    dir: 'auto',
    tag: LOCKED_NOTICE,
    data: '/',
    silent,
    body: say('Unlock the tablet to see more.'),
  });

/** The size and the product, large: that is what a person fetches. */
function titleOf({ size, name, more, about }: Shown, say: SayNotice): string {
  const pair = [size, name].filter(Boolean).join(' ');
  if (pair === '') return whatOf(about, say);
  return more > 0 ? `${pair} +${more}` : pair;
}

const bodyOf = ({ about, place, size, name }: Shown, say: SayNotice): string => {
  const what = size === null && name === null ? '' : whatOf(about, say);
  const where = place === null ? '' : isOfKiosk(about) ? say('Kiosk {kiosk}', { kiosk: place }) : place;
  return [what, where].filter(Boolean).join(', ');
};

const isOfKiosk = (about: string): boolean => ['tryout', 'late', 'placed'].includes(about);

const WHAT: Readonly<Record<PushKind, Parameters<SayNotice>[0]>> = {
  tryout: 'New request',
  late: 'A request waits for you',
  placed: 'New request for the stockroom',
  'checked-out': 'A pair is checked out to you',
  'not-available': 'Not available here',
  transfer: 'Another store asks or answers',
  'hold-ends': 'The hold ends',
  delivery: 'Delivery with differences',
};

/** What happened; a kind of a newer store is a new request. */
const whatOf = (about: string, say: SayNotice): string =>
  say(Object.hasOwn(WHAT, about) ? WHAT[about as PushKind] : 'New request');

/** Closes the notice of what is handled elsewhere; a locked tablet then says how many are left. */
async function close(
  { registration }: WorkerScope,
  { tag, locked }: Extract<Message, { kind: 'close' }>,
  say: SayNotice,
): Promise<void> {
  for (const notice of await registration.getNotifications({ tag })) notice.close();
  if (locked === null) return;
  const shown = await registration.getNotifications({ tag: LOCKED_NOTICE });
  if (shown.length > 0 && locked > 0) await showLocked(registration, locked, say, true);
  else for (const notice of shown) notice.close();
}

/** The page that a notice leads to: a path of this portal in any case [N-08]. */
const pageOf = ({ data }: Notification): string => (typeof data === 'string' && /^\/(?!\/)/.test(data) ? data : '/');

/** Opens a page in a window of the portal that is there, or in a new one. */
async function open(scope: WorkerScope, page: string): Promise<void> {
  const [first] = await portalWindows(scope);
  if (first === undefined) return void (await scope.clients.openWindow(page));
  // A browser may refuse it.
  await first.focus().catch(() => undefined);
  const { pathname, search } = new URL(first.url);
  if (`${pathname}${search}` !== page) await first.navigate(page);
}
