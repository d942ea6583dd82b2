import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { notifications, notificationsNow } from '../../fixtures/store.ts';
import { NotificationBell, type NotificationBellProps } from './NotificationBell.tsx';

const listOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...notifications[0]!, id: `n${index}` }));

/** Shows the open bell, and changes its list afterwards. */
async function open(start: Partial<NotificationBellProps>) {
  let change: (next: Partial<NotificationBellProps>) => void = () => {};
  function Bell() {
    const [props, setProps] = useState(start);
    change = (next) => setProps({ ...start, ...next });
    return (
      <NotificationBell
        unreadCount={0}
        hasUnread={false}
        isOpen
        onOpenChange={() => {}}
        notifications={[]}
        now={notificationsNow}
        onSelect={() => {}}
        {...props}
      />
    );
  }
  await show(<Bell />);
  await expect.element(panel, ON_DEMAND).toBeVisible();
  return (next: Partial<NotificationBellProps>) => change(next);
}

const panel = named('dialog', 'Notifications');
const rows = panel.getByRole('listitem');
const end = panel.getByText('Yay! You have seen it all');

test('More notifications are loaded when the end is near', { tags: 'N-01' }, async () => {
  const onLoadMore = vi.fn();
  const change = await open({ notifications: listOf(3), hasMore: true, isLoading: true, onLoadMore });
  await expect.element(rows).toHaveLength(3);
  expect(onLoadMore).not.toHaveBeenCalled();
  change({ isLoading: false });
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
  // A short page: its end is near, too.
  change({ isLoading: false, notifications: listOf(5) });
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(2);
  change({ hasMore: false });
  await expect.element(panel.getByRole('progressbar', { name: 'Loading notifications' })).toBeVisible();
  await expect.element(end).not.toBeInTheDocument();
  change({ hasMore: false, isLoading: false });
  await expect.element(end).toBeVisible();
});

test('Scrolling loads more before the last notification is in sight', { tags: 'N-01' }, async () => {
  const onLoadMore = vi.fn();
  await open({ notifications: listOf(40), hasMore: true, onLoadMore });
  const scroller = panel.getByRole('list').element().parentElement!;
  await expect.poll(() => scroller.scrollHeight).toBeGreaterThan(2000);
  expect(onLoadMore).not.toHaveBeenCalled();
  scroller.scrollTop = scroller.scrollHeight - scroller.clientHeight - 5 * 71;
  await expect.poll(() => onLoadMore.mock.calls.length).toBe(1);
});

test('A notification of no object and no time names neither', { tags: 'N-02' }, async () => {
  await open({
    notifications: [{ ...notifications[0]!, objectIdName: 'Announcement', objectId: null, at: undefined }],
  });
  await expect.element(rows).toHaveTextContent('Announcement');
  expect(rows.element().querySelector('time')).toBeNull();
  expect(rows.getByRole('button').element().hasAttribute('aria-description')).toBe(false);
  expect(rows.getByText('Announcement').element().childElementCount).toBe(0);
});

test('Two icons that do not load are both replaced by the bell', { tags: 'N-02' }, async () => {
  const square = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';
  const icons = ['/no-icon.svg', '/no-other-icon.svg', square];
  await open({ notifications: icons.map((iconUrl) => ({ ...notifications[0]!, id: iconUrl, iconUrl })) });
  await expect.poll(() => rows.elements().map((row) => row.querySelector('svg') !== null)).toEqual([true, true, false]);
  const drawn = [...rows.last().element().querySelectorAll('span')].map(({ style }) => style.maskImage);
  expect(drawn.join('')).toContain('%22');
});
