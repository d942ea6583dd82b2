import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { KioskShell, Logo, type KioskShellProps } from './KioskShell.tsx';

const languages = ['English', 'Español', 'العربية'].map((name, at) => ({ id: `l${at}`, name }));

async function open(over: Partial<KioskShellProps> = {}) {
  const [onLanguage, onLeave] = [vi.fn(), vi.fn()];
  await show(
    <KioskShell
      location="Canal Street"
      connection="live"
      {...{ languages, onLanguage, onLeave }}
      language="l0"
      {...over}
    >
      Shoes
    </KioskShell>,
  );
  return { onLanguage, onLeave };
}

test('A press chooses the next language, and after the last one the first', { tags: 'C-08' }, async () => {
  for (const [language, next] of [
    ['l0', 'l1'],
    ['l2', 'l0'],
  ] as const) {
    const { onLanguage } = await open({ language });
    await page.getByRole('button', { name: languages.find(({ id }) => id === language)!.name }).click();
    expect(onLanguage).toHaveBeenCalledExactlyOnceWith(next);
  }
});

test.each([
  ['live', 'Live'],
  ['offline', 'Offline'],
] as const)('a connection that is %s says "%s"', { tags: 'C-12' }, async (connection, text) => {
  await open({ connection });
  await expect.element(page.getByRole('status')).toHaveTextContent(text);
});

test('Without a connection and a way to start over neither is shown', { tags: 'C-11' }, async () => {
  await open({ connection: undefined });
  await expect.element(page.getByText('Shoes')).toBeVisible();
  await expect.element(page.getByRole('status')).not.toBeInTheDocument();
  await expect.element(named('button', 'Start over')).not.toBeInTheDocument();
});

test.each([
  [4999, 0],
  [5000, 1],
])('A press of %i ms on the logo leaves the kiosk %i times', { tags: 'C-12' }, async (ms, times) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { onLeave } = await open();
  const logo = document.querySelector('header > span')!;
  const point = (type: string) => logo.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  point('pointerdown');
  vi.advanceTimersByTime(ms);
  point('pointerup');
  vi.advanceTimersByTime(5000);
  expect(onLeave).toHaveBeenCalledTimes(times);
});

test.each(['pointerup', 'pointerleave', 'pointercancel', 'unmount'])(
  'A press on the logo that ends by %s before five seconds leaves nothing',
  { tags: 'C-12' },
  async (end) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const onLeave = vi.fn();
    let unmount = () => {};
    function Screen() {
      const [isShown, setShown] = useState(true);
      unmount = () => setShown(false);
      return isShown ? <Logo onLeave={onLeave} /> : null;
    }
    await show(<Screen />);
    const logo = document.querySelector('main > span')!;
    logo.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (end === 'unmount') unmount();
    // React derives leaving from pointerout.
    else logo.dispatchEvent(new PointerEvent(end === 'pointerleave' ? 'pointerout' : end, { bubbles: true }));
    if (end === 'unmount') await expect.poll(() => logo.isConnected).toBe(false);
    vi.advanceTimersByTime(6000);
    expect(onLeave).not.toHaveBeenCalled();
  },
);
