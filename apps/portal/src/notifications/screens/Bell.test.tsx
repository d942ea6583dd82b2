import type { Notification } from '@instore/api';
import { ToastRegion, toastLog } from '@instore/ui';
import { ar as arKit } from '@instore/ui/messages/ar';
import { es as esKit } from '@instore/ui/messages/es';
import { ref } from 'valtio';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, fill, openScreen } from '../../../test/screens.tsx';
import { LANGUAGES } from '../../shared/language/language.ts';
import { ar } from '../../app/texts/ar.ts';
import { es } from '../../app/texts/es.ts';
import { Bell } from './Bell.tsx';

const bell = page.getByRole('button', { name: /^Notifications/ });
const panel = page.getByRole('dialog', { name: 'Notifications' });

const notification = (at: number, over: Partial<Notification> = {}) =>
  [
    `${at}`,
    {
      id: `${at}`,
      title: `Title ${at}`,
      type: { name: 'tryout', objectIdName: 'Request', iconUrl: '/artwork/icons/tryout.svg' },
      objectId: `${at}`,
      acknowledged: false,
      redirectUrl: null,
      createdAt: '2025-11-21T14:30:00Z',
      ...over,
    } as Notification,
  ] as const;

function open(answers: Parameters<typeof createScreenApp>[0] = {}, path = '/shoesize') {
  const screen = createScreenApp(answers);
  return { ...screen, opened: openScreen(screen.app, <Bell area="shoesize" />, path) };
}

test('the bell names how many notifications are unread', { tags: 'N-03' }, async () => {
  const { state } = open();
  await expect.element(bell).toHaveAccessibleName('Notifications');
  fill(state.notifications, [notification(1), notification(2), notification(3, { acknowledged: true })]);
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
});

test(
  'a press before the list is loaded opens it later, and a second press does not',
  { tags: ['H-02', 'N-01'] },
  async () => {
    for (const presses of [1, 2]) {
      const screen = createScreenApp();
      const { state } = screen.app.opened.common!;
      const { liveUpdates } = state;
      state.liveUpdates = undefined;
      openScreen(screen.app, <Bell area="shoesize" />);
      for (let press = 0; press < presses; press += 1) await bell.last().click();
      state.liveUpdates = liveUpdates;
      if (presses === 1) await expect.poll(() => screen.calls).toContainEqual(['notifications.setOpen', true]);
      else {
        fill(screen.state.notifications, [notification(1)]);
        await expect.element(bell.last()).toHaveAccessibleName('Notifications, 1 unread');
        expect(screen.calls.map(([action]) => action)).not.toContain('notifications.setOpen');
      }
    }
  },
);

test('the list says that it is being read, and at its end that there are no more', { tags: 'N-07' }, async () => {
  const { state } = open();
  Object.assign(state.notifications, { isOpen: true, isLoading: true });
  await expect.element(panel.getByRole('progressbar', { name: 'Loading notifications' })).toBeInTheDocument();
  await expect.element(panel.getByText('Yay! You have seen it all')).not.toBeInTheDocument();
  fill(state.notifications, [notification(1)]);
  await expect.element(panel.getByText('Yay! You have seen it all')).toBeVisible();
});

test('only the visible notifications are drawn, and more are requested at the end', { tags: 'N-01' }, async () => {
  const { state, calls } = open();
  fill(
    state.notifications,
    Array.from({ length: 100 }, (_, at) => notification(at)),
    5_000,
  );
  state.notifications.isOpen = true;
  await expect.element(panel.getByRole('listitem').first()).toBeVisible();
  expect(panel.getByRole('listitem').elements().length).toBeLessThan(40);
  expect(calls).not.toContainEqual(['notifications.loadMore']);
  fill(state.notifications, [notification(1), notification(2)], 5_000);
  await expect.poll(() => calls).toContainEqual(['notifications.loadMore']);
});

test('the age of a notification grows while the list is open', { tags: 'N-02' }, async () => {
  const { state, clock } = open();
  fill(state.notifications, [notification(1)]);
  state.notifications.isOpen = true;
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('2 min');
  clock.pass(10 * 60_000);
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('12 min');
});

test('what a colleague has accepted is folded, and the fold leads to it', { tags: ['N-02', 'N-01'] }, async () => {
  const { state } = open();
  const handledBy = { id: '1002', name: 'Ines Calloway' };
  fill(state.notifications, [notification(1), notification(2, { handledBy }), notification(3, { handledBy })]);
  state.notifications.isOpen = true;
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('Title 1');
  await panel.getByRole('button', { name: '2 handled by colleagues' }).click();
  await expect.element(panel.getByText('Title 3')).toBeVisible();
  await expect.element(panel.getByText('Title 1')).not.toBeInTheDocument();
  await panel.getByRole('button', { name: 'Back to notifications' }).click();
  await expect.element(panel.getByRole('listitem')).toHaveTextContent('Title 1');
});

test('a notification shows size and name of its pair, and from where it comes', { tags: 'N-02' }, async () => {
  const { state } = open();
  const about = {
    productName: 'Halden Court 82',
    size: '10.5',
    sizeSystem: 'US M' as const,
    imageUrl: '/artwork/products/x.svg',
    pairs: 2,
    requestedBy: 'Kiosk Front door',
  };
  fill(state.notifications, [notification(1, { about })]);
  state.notifications.isOpen = true;
  const item = panel.getByRole('listitem');
  for (const text of ['10.5', 'US M', 'Halden Court 82 and 1 more', 'Kiosk Front door', 'Request 1']) {
    await expect.element(item).toHaveTextContent(text);
  }
});

test('a selected notification opens the checked-out lines', { tags: 'N-05' }, async () => {
  const { state, calls, opened } = open(
    { notifications: { select: () => ({ destination: { kind: 'checkedOut' } }) } },
    '/shoesize/inventory',
  );
  fill(state.notifications, [notification(1)]);
  state.notifications.isOpen = true;
  await panel.getByRole('button', { name: /Title 1/ }).click();
  await expect.poll(opened.href).toContain('/shoesize?status=');
  expect(calls).toContainEqual(['stores.setBack', true]);
});

test(
  'a selected notification opens its page, one without a destination opens none',
  { tags: ['N-05', 'S-08'] },
  async () => {
    const destinations = [undefined, { kind: 'inside', href: '/shoesize/profile' }];
    const { state, opened } = open({ notifications: { select: () => ({ destination: destinations.shift() }) } });
    fill(state.notifications, [notification(1)]);
    state.notifications.isOpen = true;
    await panel.getByRole('button', { name: /Title 1/ }).click();
    expect(opened.href()).toBe('/shoesize');
    await panel.getByRole('button', { name: /Title 1/ }).click();
    await expect.poll(opened.href).toBe('/shoesize/profile');
  },
);

test('a notification about something outside of the portal leaves it', { tags: 'N-05' }, async () => {
  onTestFinished(() => history.replaceState(null, '', ' '));
  const destination = { kind: 'outside', href: '#another-page' };
  const { state, opened } = open({ notifications: { select: () => ({ destination }) } });
  fill(state.notifications, [notification(1)]);
  state.notifications.isOpen = true;
  await panel.getByRole('button', { name: /Title 1/ }).click();
  await expect.poll(() => globalThis.location.hash).toBe('#another-page');
  expect(opened.href()).toBe('/shoesize');
});

test('all are marked as read at once, and not twice while that is in flight', { tags: 'N-06' }, async () => {
  const { state, calls } = open();
  fill(state.notifications, [notification(1)]);
  state.notifications.isOpen = true;
  const all = panel.getByRole('button', { name: 'Mark all as read' });
  await all.click();
  expect(calls).toContainEqual(['notifications.acknowledgeAll']);
  state.notifications.acknowledgingAll.isPending = true;
  await expect.element(all).toHaveAttribute('aria-disabled', 'true');
});

test('while the browser blocks sounds, one toast says so unless a popup does', { tags: 'N-04' }, async () => {
  toastLog.clear();
  const { app, state, calls } = createScreenApp();
  openScreen(app, <Bell area="shoesize" />, '/shoesize');
  openScreen(app, <ToastRegion />);
  const hints = () => toastLog.get().filter(({ title }) => title === 'The sound is blocked').length;
  fill(state.notifications, [notification(1)]);
  await expect.element(bell).toHaveAccessibleName('Notifications, 1 unread');
  Object.assign(state.sounds, { outcome: 'blocked', isPopupOpen: true });
  fill(state.notifications, [notification(1), notification(2)]);
  await expect.element(bell).toHaveAccessibleName('Notifications, 2 unread');
  expect(hints()).toBe(0);
  state.sounds.isPopupOpen = false;
  await expect.poll(hints).toBe(1);
  const toast = page.getByText('Tap anywhere to turn sound on.');
  await expect.element(toast).toBeVisible();
  await page.getByRole('button', { name: 'Test sound' }).click();
  expect(calls).toContainEqual(['sounds.test']);
  const allowed = () => calls.filter(([action]) => action === 'sounds.noteOutcome');
  await userEvent.click(document.documentElement);
  await expect.poll(allowed).toContainEqual(['sounds.noteOutcome', true]);
  // Once sounds are allowed the toast goes, and a press says nothing more.
  state.sounds.outcome = 'played';
  await expect.element(toast).not.toBeInTheDocument();
  const before = allowed().length;
  await userEvent.click(document.documentElement);
  await userEvent.keyboard('a');
  expect(allowed()).toHaveLength(before);
});

const requested = { person: 'Ines Calloway', count: '3' };
const cancelled = { kiosk: 'Front door', name: 'Halden Court 82', size: '9' };

test.each([
  [
    'es',
    esKit,
    es,
    'Ines Calloway solicita 3 paresSolicitud',
    'El quiosco Front door canceló Halden Court 82, talla 9',
  ],
  [
    'ar',
    arKit,
    ar,
    '\u2068Ines Calloway\u2069 يطلب 3 أزواجطلب',
    'ألغاه الكشك \u2068Front door\u2069: \u2068Halden Court 82\u2069، المقاس \u20689\u2069',
  ],
] as const)('a reader of "%s" reads what the store says', { tags: 'O-07' }, async (code, kit, portal, one, two) => {
  const { app, state, opened } = open();
  expect(opened.href()).toBe('/shoesize');
  Object.assign(app.language.state, { code, locale: LANGUAGES[code].locale, translation: ref({ kit, portal }) });
  fill(state.notifications, [
    notification(1, {
      title: 'Ines Calloway requests 3 pairs',
      titleText: '{person} requests {count} pairs',
      titleValues: requested,
    }),
    notification(2, {
      title: 'Kiosk Front door cancelled Halden Court 82, size 9',
      titleText: 'Kiosk {kiosk} cancelled {name}, size {size}',
      titleValues: cancelled,
    }),
  ]);
  state.notifications.isOpen = true;
  const items = page.getByRole('dialog').getByRole('listitem');
  await expect.element(items.first()).toHaveTextContent(one);
  await expect.element(items.last()).toHaveTextContent(two);
});

test('what a person wrote, a title of an old store and no title stay as they are', { tags: 'O-07' }, async () => {
  const { app, state } = open();
  const translation = ref({ kit: esKit, portal: es });
  Object.assign(app.language.state, { code: 'es', locale: LANGUAGES.es.locale, translation });
  fill(state.notifications, [
    // The portal has a text with these words.
    notification(1, { title: 'Sold' }),
    notification(2, { title: 'Checked out and on the way to you' }),
    notification(3, { title: 'Moved to bin A-1', titleText: 'Moved to bin {bin}', titleValues: { bin: 'A-1' } }),
    notification(4, { title: null }),
  ]);
  state.notifications.isOpen = true;
  const items = page.getByRole('dialog').getByRole('listitem');
  for (const [at, title] of ['Sold', 'Checked out and on the way to you', 'Moved to bin A-1', '--'].entries()) {
    await expect.element(items.nth(at)).toHaveTextContent(title);
  }
});

test('from the requests themselves, selected checked-out pairs offer no way back', { tags: 'N-05' }, async () => {
  const { state, calls } = open({ notifications: { select: () => ({ destination: { kind: 'checkedOut' } }) } });
  fill(state.notifications, [notification(1)]);
  state.notifications.isOpen = true;
  await panel.getByRole('button', { name: /Title 1/ }).click();
  await expect.poll(() => calls).toContainEqual(['stores.setBack', false]);
});

test('The open ones are listed by kind, and one can be postponed', { tags: 'N-10' }, async () => {
  const { state, calls } = open();
  fill(state.notifications, [
    notification(5, { type: { name: 'sold', objectIdName: 'Order', iconUrl: '' } }),
    notification(4),
    notification(3, { acknowledged: true }),
    notification(2, { postponedUntil: '2025-11-21T15:00:00Z' }),
    notification(1),
  ]);
  state.notifications.isOpen = true;
  await expect.element(bell).toHaveAccessibleName('Notifications, 3 unread');
  await expect.element(panel.getByText(/Later, back at/)).toBeVisible();
  await panel.getByText(/^Open/).click();
  expect(calls).toContainEqual(['notifications.setView', 'open']);
  state.notifications.view = 'open';
  await expect.poll(() => panel.getByRole('listitem').elements().length).toBe(3);
  const shown = panel.getByRole('listitem').elements();
  const starts = ['Kiosk requestsTitle 4', 'Title 1', 'Pairs soldTitle 5'];
  for (const [at, start] of starts.entries()) expect(shown[at]?.textContent.startsWith(start)).toBe(true);
  await panel.getByRole('button', { name: 'Later' }).first().click();
  await panel.getByRole('button', { name: 'Next shift' }).click();
  expect(calls).toContainEqual(['notifications.postpone', '4', 'nextShift']);
});
