import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { tryoutLine } from '../../../test/support.ts';
import { KioskListener } from './KioskListener.tsx';

const popup = (kiosk: string) => page.getByRole('alertdialog', { name: `New request from Kiosk ${kiosk}!` });

const request = (at: number, kiosk: string, pairs = 1) => ({
  tryoutItemId: `T${at}`,
  kiosk,
  lines: Array.from({ length: pairs }, (_, line) => tryoutLine({ lineId: `${at}-${line}` })),
  receivedAt: '2025-11-21T14:31:00Z',
});

function open(status: 'ready' | 'loading' | 'failed' = 'ready') {
  const screen = createScreenApp();
  screen.state.stores.status = status;
  let [opens, polls] = [0, 0];
  const { shoesize } = screen.app.opened;
  const { openKioskRequests } = shoesize!;
  shoesize!.openKioskRequests = async () => {
    opens += 1;
    const state = await openKioskRequests();
    return new Proxy(state, {
      get: (target, part, receiver) =>
        part === 'start'
          ? () => {
              polls += 1;
              return () => void (polls -= 1);
            }
          : (Reflect.get(target, part, receiver) as unknown),
    });
  };
  openScreen(
    screen.app,
    <>
      <KioskListener />
      <p>Drawn</p>
    </>,
  );
  return { ...screen, polls: () => polls, opens: () => opens };
}

test('polling begins when the location is known, once', { tags: 'K-01' }, async () => {
  const { state, polls, opens } = open('loading');
  state.kioskRequests.queue = [request(1, 'Front door')];
  await expect.element(page.getByText('Drawn')).toBeVisible();
  expect(opens()).toBe(0);
  state.stores.status = 'ready';
  await expect.element(popup('Front door')).toBeVisible();
  expect(polls()).toBe(1);
});

test('without a location nothing is polled or shown', { tags: ['K-01', 'R-08'] }, async () => {
  const { state, opens } = open('failed');
  state.kioskRequests.queue = [request(1, 'Front door')];
  await expect.element(page.getByText('Drawn')).toBeVisible();
  expect(opens()).toBe(0);
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('the oldest request is shown with its pairs and how many wait; then the next one', { tags: 'K-03' }, async () => {
  const { state } = open();
  state.kioskRequests.queue = [request(1, 'Front door', 2), request(2, 'Mezzanine')];
  await expect.element(popup('Front door').getByRole('article')).toHaveLength(2);
  await expect.element(popup('Front door')).toHaveTextContent(/1 (more|other|waiting|request)/i);
  state.kioskRequests.queue = state.kioskRequests.queue.slice(1);
  await expect.element(popup('Mezzanine')).toBeVisible();
  await expect.element(popup('Front door')).not.toBeInTheDocument();
  state.kioskRequests.queue = [];
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
});

test('Accept and Reject are passed on; while it is accepted both are off', { tags: ['K-04', 'K-05'] }, async () => {
  const { state, calls } = open();
  state.kioskRequests.queue = [request(1, 'Front door')];
  await popup('Front door').getByRole('button', { name: 'Reject' }).click();
  await popup('Front door').getByRole('button', { name: 'Accept' }).click();
  const actions = calls.map(([action]) => action);
  expect(actions.filter((action) => action === 'kioskRequests.reject')).toHaveLength(1);
  expect(actions.filter((action) => action === 'kioskRequests.accept')).toHaveLength(1);
  state.kioskRequests.isPending = true;
  await expect.element(popup('Front door').getByRole('button', { name: 'Reject' })).toBeDisabled();
  await expect
    .element(popup('Front door').getByRole('button', { name: 'Accept' }))
    .toHaveAttribute('aria-disabled', 'true');
});

test('a request of 20 pairs lists all of them', { tags: 'K-03' }, async () => {
  const { state } = open();
  state.kioskRequests.queue = [request(1, 'Front door', 20)];
  await expect.element(popup('Front door').getByRole('article')).toHaveLength(20);
});

test("'Later' is passed on, and decides nothing", { tags: ['K-03', 'K-11'] }, async () => {
  const { state, calls } = open();
  state.kioskRequests.queue = [1, 2].map((at) => request(at, `Kiosk ${at}`));
  await popup('Kiosk 1').getByRole('button', { name: 'Later' }).click();
  expect(calls.map(([action]) => action).filter((action) => action.startsWith('kioskRequests.'))).toEqual([
    'kioskRequests.later',
  ]);
});

const box = (kiosk: string) => page.getByRole('region', { name: `New request from Kiosk ${kiosk}!` });

test('while a dialog is open a request is a small box; then the popup opens', { tags: 'K-03' }, async () => {
  const { state } = open();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'alertdialog');
  document.body.append(dialog);
  onTestFinished(() => dialog.remove());
  state.kioskRequests.queue = [request(1, 'Front door')];
  await expect.element(box('Front door')).toBeVisible();
  await expect.element(popup('Front door')).not.toBeInTheDocument();
  dialog.remove();
  await expect.element(popup('Front door')).toBeVisible();
  await expect.element(box('Front door')).not.toBeInTheDocument();
});

test('while a field has text the focus stays in it, and the box answers the request', { tags: 'K-03' }, async () => {
  const { state, calls } = open();
  const field = document.createElement('input');
  field.value = 'halden';
  document.body.append(field);
  onTestFinished(() => field.remove());
  field.focus();
  state.kioskRequests.queue = [request(1, 'Front door')];
  await expect.element(box('Front door')).toBeVisible();
  expect(document.activeElement).toBe(field);
  await box('Front door').getByRole('button', { name: 'Accept' }).click();
  expect(calls.filter(([action]) => action === 'kioskRequests.accept')).toHaveLength(1);
  // The press has moved the focus into the box: it stays a box until it is left.
  await new Promise((passed) => setTimeout(passed, 500));
  await expect.element(box('Front door')).toBeVisible();
  state.kioskRequests.queue = [];
  await expect.element(field).toHaveFocus();
});

test('a request that arrives during a scan opens its popup after the scan', { tags: ['K-03', 'W-06'] }, async () => {
  const { state } = open();
  await expect.element(page.getByText('Drawn')).toBeVisible();
  const keys: string[] = [];
  const note = (event: KeyboardEvent) => void keys.push(event.key);
  document.body.addEventListener('keydown', note);
  onTestFinished(() => document.body.removeEventListener('keydown', note));
  const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  press('2');
  state.kioskRequests.queue = [request(1, 'Front door')];
  for (const key of '048177304161') {
    await new Promise((passed) => setTimeout(passed, 60));
    press(key);
    expect(popup('Front door').query()).toBeNull();
  }
  expect(keys.join('')).toBe('2048177304161');
  await expect.element(popup('Front door')).toBeVisible();
});

test('the next request gets the focus, so that a second Enter does not accept it', { tags: 'K-03' }, async () => {
  const { state, calls } = open();
  state.kioskRequests.queue = [request(1, 'Front door'), request(2, 'Mezzanine')];
  await popup('Front door').getByRole('button', { name: 'Accept' }).click();
  state.kioskRequests.queue = state.kioskRequests.queue.slice(1);
  await expect.element(popup('Mezzanine')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(calls.filter(([action]) => action === 'kioskRequests.accept')).toHaveLength(1);
});

test('the sound knows whether a popup is open', { tags: 'N-04' }, async () => {
  const { state, calls } = open();
  const told = () => calls.flatMap(([action, isOpen]) => (action === 'sounds.setPopupOpen' ? [isOpen] : []));
  state.kioskRequests.queue = [request(1, 'Front door')];
  await expect.poll(told).toEqual([true]);
  state.kioskRequests.queue = [];
  await expect.poll(told).toEqual([true, false]);
});

test('the popup shows what the customer wrote, and where the pairs are brought to', { tags: 'K-12' }, async () => {
  const { state } = open();
  state.kioskRequests.queue = [{ ...request(1, 'Front door'), note: 'Wide feet', spot: 'Bench 3' }];
  await expect.element(popup('Front door')).toHaveTextContent('Bring it to Bench 3“Wide feet”');
});
