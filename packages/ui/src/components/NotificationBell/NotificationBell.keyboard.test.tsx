import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { expectTrap, MIRRORED, named, press, pressBeside, show } from '../../fixtures/keyboard.tsx';
import { notificationsNow, notifications } from '../../fixtures/store.ts';
import { ToastRegion } from '../Toast/ToastRegion.tsx';
import { toasts } from '../Toast/toasts.ts';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

const nothing = () => {};

function Bell(props: Partial<NotificationBellProps>) {
  const [isOpen, setOpen] = useState(false);
  const [isMarked, setMarked] = useState(false);
  return (
    <NotificationBell
      unreadCount={0}
      hasUnread={!isMarked}
      isOpen={isOpen}
      onOpenChange={setOpen}
      notifications={notifications.slice(0, 1)}
      now={notificationsNow}
      onSelect={nothing}
      onMarkAllRead={() => setMarked(true)}
      messages={[]}
      {...props}
    />
  );
}

const bell = named('button', 'Notifications');
const panel = named('dialog', 'Notifications');
const item = panel.getByRole('listitem').getByRole('button');

/** Opens it by keys, and waits for what is loaded on demand. */
async function open(): Promise<void> {
  await press('{Tab}', bell);
  await userEvent.keyboard('{Enter}');
  await expect.element(panel, ON_DEMAND).toHaveFocus();
  await expect.element(item).toBeVisible();
}

test('The list of the bell traps the focus and restores it (ARIA APG, dialog)', { tags: 'N-01' }, async () => {
  await show(<Bell />);
  await open();
  await expect.element(bell).toHaveAttribute('aria-expanded', 'true');
  await expectTrap(item, named('button', 'Mark all as read'), named('button', 'Alerts'));
  await press('{Escape}', bell);
  await expect.element(panel).not.toBeInTheDocument();
});

test('Escape closes the list also after the pressed button can no longer be pressed', { tags: 'N-03' }, async () => {
  await show(<Bell />);
  await open();
  const mark = named('button', 'Mark all as read');
  await press('{Tab}{Tab}', mark);
  await userEvent.keyboard('{Enter}');
  await expect.element(mark).toBeDisabled();
  await press('{Escape}', bell);
});

test('A press beside the list closes it and presses nothing else; the focus returns', { tags: 'N-01' }, async () => {
  let pressed = 0;
  await show(
    <>
      <Bell />
      <button type="button" style={{ position: 'fixed', insetBlockEnd: 0, zIndex: 1 }} onClick={() => (pressed += 1)}>
        Beneath
      </button>
    </>,
  );
  await open();
  const { left, top } = page.getByText('Beneath').element().getBoundingClientRect();
  await pressBeside(left + 5, top + 5);
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(bell).toHaveFocus();
  expect(pressed).toBe(0);
});

test('While the list is open the page behind it is inert and does not scroll', { tags: 'N-01' }, async () => {
  await show(
    <>
      <Bell />
      <div style={{ height: '300vh' }} />
    </>,
  );
  await open();
  await expect.poll(() => named('button', 'Behind').element().closest('[inert]')).not.toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
  await press('{Escape}', bell);
  expect(document.querySelector('[inert]')).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
});

test('F6 leads from the open list to a toast and back; the list stays open', { tags: 'T-02' }, async () => {
  onTestFinished(toasts.critical('The kiosk did not answer'));
  await show(
    <>
      <ToastRegion />
      <Bell />
    </>,
  );
  await open();
  const region = named('region', 'Notifications');
  await expect.element(region, ON_DEMAND).toBeVisible();
  await press('{F6}', region);
  await press('{F6}', panel);
  await expect.element(item).toBeVisible();
});

test('A screen reader without Escape has a button that closes the list', { tags: 'N-01' }, async () => {
  await show(<Bell />);
  await open();
  (panel.getByRole('button', { name: 'Close' }).element() as HTMLElement).click();
  await expect.element(bell).toHaveFocus();
  await expect.element(panel).not.toBeInTheDocument();
});

/** Edges of the open list, and of what it hangs from. */
const edges = () => [panel, bell].map((part) => part.element().getBoundingClientRect()) as [DOMRect, DOMRect];

for (const [what, locale] of [
  ['from the left', 'en-US'],
  ['from the right', MIRRORED],
] as const) {
  test(`The list hangs under the bell and inside the window, read ${what}`, { tags: 'N-01' }, async () => {
    await page.viewport(1024, 768);
    onTestFinished(() => page.viewport(414, 896));
    // A host that transforms its page: a fixed element inside it would be positioned relative to the page.
    await show(
      <div style={{ transform: 'translate(3px, 40px)', display: 'flex', justifyContent: 'end' }}>
        <Bell />
      </div>,
      locale,
    );
    await open();
    const [list, button] = edges();
    expect(list.top).toBeCloseTo(button.bottom + 8, 0);
    expect(list.width).toBe(456);
    if (locale === MIRRORED) expect(list.left).toBeCloseTo(Math.max(8, button.left), 0);
    else expect(list.right).toBeCloseTo(Math.min(1016, button.right), 0);
  });
}

test('When the window changes, the open list stays at the bell and fits its height', { tags: 'N-01' }, async () => {
  await page.viewport(1024, 400);
  onTestFinished(() => page.viewport(414, 896));
  const many = Array.from({ length: 30 }, (_, index) => ({ ...notifications[0]!, id: `n${index}` }));
  await show(
    <div style={{ display: 'flex', justifyContent: 'center' }}>
      <Bell notifications={many} />
    </div>,
  );
  await press('{Tab}', bell);
  await userEvent.keyboard('{Enter}');
  await expect.element(panel.getByRole('listitem').first(), ON_DEMAND).toBeVisible();
  const few = panel.getByRole('listitem').elements().length;
  await page.viewport(820, 1100);
  await expect.poll(() => panel.getByRole('listitem').elements().length).toBeGreaterThan(few);
  await expect
    .poll(() => {
      const [list, button] = edges();
      return Math.round(list.right - Math.max(8 + 456, Math.min(812, button.right)));
    })
    .toBe(0);
});

test('On a phone the list fills the width, and a bell at the foot has it above', { tags: 'N-01' }, async () => {
  await page.viewport(390, 844);
  onTestFinished(() => page.viewport(414, 896));
  await show(
    <div style={{ position: 'fixed', insetBlockEnd: 12, insetInlineStart: 12 }}>
      <Bell />
    </div>,
  );
  await userEvent.click(bell);
  await expect.element(item, ON_DEMAND).toBeVisible();
  const [list, button] = edges();
  expect([list.left, list.right]).toEqual([8, 382]);
  expect(list.bottom).toBeCloseTo(button.top - 8, 0);
  expect(list.top).toBeGreaterThanOrEqual(8);
});
