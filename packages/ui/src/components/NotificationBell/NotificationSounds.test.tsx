import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { NotificationBell } from './NotificationBell.tsx';
import { NotificationSounds, type NotificationSound } from './NotificationSounds.tsx';

const soundOf = (over: Partial<NotificationSound> = {}) =>
  ({
    isOn: true,
    onChange: vi.fn(),
    types: [
      { id: 'tryout', label: 'Try-on', isOn: true },
      { id: 'checkout', label: 'Checked out', isOn: false },
    ],
    onTypeChange: vi.fn(),
    quietUntil: undefined,
    shiftEnds: [{ id: '18:00', label: '18:00' }],
    shiftEnd: '18:00',
    onShiftEndChange: vi.fn(),
    onQuietChange: vi.fn(),
    onTest: vi.fn(),
    outcome: undefined,
    ...over,
  }) as NotificationSound;

async function open(over: Partial<NotificationSound> = {}) {
  const sound = soundOf(over);
  await show(<NotificationSounds sound={sound} />);
  return sound;
}
const mute = named('button', 'Mute until end of shift');

test('While all sounds are off, none of them can be chosen alone', { tags: 'N-04' }, async () => {
  await open({ isOn: false });
  for (const name of ['Try-on', 'Checked out']) await expect.element(named('switch', name)).toBeDisabled();
});

test('Sounds are muted until a chosen end of the shift, and can be turned on before it', { tags: 'N-04' }, async () => {
  await open({ shiftEnd: '' });
  await expect.element(mute).toBeDisabled();
  const sound = await open({ quietUntil: '18:00' });
  await expect.element(page.getByText('Muted until 18:00')).toBeVisible();
  await named('button', 'Turn sounds on').click();
  expect(sound.onQuietChange).toHaveBeenCalledExactlyOnceWith(false);
});

test('An end of the shift that is over is shown with its reason, but not selectable', { tags: 'N-04' }, async () => {
  const over = { id: '17:00', label: '17:00', description: 'over', isDisabled: true };
  await open({ shiftEnds: [over, { id: '18:00', label: '18:00' }] });
  await expect.element(named('option', '17:00 (over)')).toBeDisabled();
  await expect.element(named('option', '18:00')).toBeEnabled();
});

test.each([
  ['played', /Can't hear it/],
  ['blocked', /The browser is blocking sound/],
] as const)('a test sound that is %s says so', { tags: 'N-04' }, async (outcome, words) => {
  await open({ outcome });
  await expect.element(page.getByText(words)).toBeVisible();
});

const bell = { unreadCount: 0, hasUnread: false, notifications: [], onOpenChange: () => {}, onSelect: () => {} };

test('The focus follows the way to the sounds or the alerts and back', { tags: 'N-04' }, async () => {
  const messages = [{ id: 1, at: 0, severity: 'info', title: 'Live updates are back' }] as const;
  await show(<NotificationBell {...bell} isOpen sound={soundOf()} messages={messages} />);
  for (const name of ['Sounds', 'Alerts']) {
    await expect.element(named('button', name), ON_DEMAND).toBeVisible();
    (named('button', name).element() as HTMLElement).focus();
    await press('{Enter}', named('button', 'Back to notifications'));
    await press('{Enter}', named('button', name));
  }
  await press('{Enter}{Tab}{Tab}', page.getByRole('region', { name: 'Recent alerts' }));
});

test('While all sounds are off, the switch of the bell names no end time', { tags: 'N-04' }, async () => {
  await show(<NotificationBell {...bell} isOpen sound={soundOf({ isOn: false, quietUntil: '18:00' })} />);
  await expect.element(named('switch', 'Sound'), ON_DEMAND).not.toBeChecked();
});
