import { useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { wedge } from '../../fixtures/wedge.ts';
import { tryout } from '../../fixtures/store.ts';
import { HangingPanel } from '../../internal/HangingPanel.tsx';
import { UserMenu } from '../../components/UserMenu/UserMenu.tsx';
import { KioskRequestPopup } from './KioskRequestPopup.tsx';

const popup = named('alertdialog', 'New request from Kiosk Front door!');

/** A request of the kiosk at the front door. */
const request = { kiosk: 'Front door', lines: tryout, waiting: 0, onAccept: () => {}, onReject: () => {} };

test('The clock of the popup and the time that the customer has waited advance', { tags: 'K-03' }, async () => {
  // Loaded on demand, which takes real time.
  await import('./KioskRequestDialog.tsx');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(2025, 10, 21, 14, 31, 58) });
  onTestFinished(() => void vi.useRealTimers());
  await show(<KioskRequestPopup {...request} isOpen receivedAt={new Date(2025, 10, 21, 14, 30, 59)} />);
  await expect.element(popup).toHaveTextContent('14:31:58');
  await expect.element(popup).not.toHaveTextContent('Waiting');
  // Drawn first, the clock starts right after.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect.element(popup).toHaveTextContent('Waiting 1 min14:31:59');
  vi.advanceTimersByTime(61_000);
  await expect.element(popup).toHaveTextContent('Waiting 2 min14:33:00');
});

/** Colours of the system instead of those of the theme, until the test ends. */
async function forceColours(): Promise<void> {
  const set = (value: string) =>
    cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'forced-colors', value }] });
  await set('active');
  onTestFinished(() => void set('none'));
}

test('In forced colours the clock has the colour of the text, and the popup an edge', { tags: 'K-03' }, async () => {
  await import('./KioskRequestDialog.tsx');
  await forceColours();
  await show(<KioskRequestPopup {...request} isOpen receivedAt={new Date()} />);
  await expect.element(popup).toBeVisible();
  const text = getComputedStyle(document.body).color;
  expect(getComputedStyle(popup.getByText(/\d\d:\d\d:\d\d/).element()).color).toBe(text);
  const { borderBottomStyle, borderBottomColor } = getComputedStyle(popup.element());
  expect([borderBottomStyle, borderBottomColor]).toEqual(['solid', text]);
});

test('after the popup has closed the keys of a scanner reach the page again', { tags: ['K-09', 'W-06'] }, async () => {
  await import('./KioskRequestDialog.tsx');
  let answer = () => {};
  function PageWithField() {
    const [isOpen, setOpen] = useState(true);
    answer = () => setOpen(false);
    return <KioskRequestPopup {...request} isOpen={isOpen} receivedAt={new Date()} />;
  }
  await show(<PageWithField />);
  await expect.element(popup).toBeVisible();
  const typed: string[] = [];
  const note = (event: KeyboardEvent) => void typed.push(event.key);
  document.body.addEventListener('keydown', note);
  onTestFinished(() => document.body.removeEventListener('keydown', note));
  wedge('2048177304161');
  // The first key is that of a person.
  expect(typed).toEqual(['2']);
  answer();
  await expect.element(popup).not.toBeInTheDocument();
  wedge('2048');
  expect(typed).toEqual(['2', '2', '0', '4', '8', 'Enter']);
});

test('a request that arrives while the user menu is open covers the menu', { tags: ['K-09', 'H-06'] }, async () => {
  let arrive = () => {};
  function PageWithMenu() {
    const [isOpen, setOpen] = useState(false);
    arrive = () => setOpen(true);
    return (
      <>
        <UserMenu
          name="Maren Okafor"
          role="Sales_Associate"
          items={[]}
          theme="light"
          onThemeChange={() => {}}
          onAction={() => {}}
        />
        <KioskRequestPopup {...request} isOpen={isOpen} receivedAt={new Date()} />
      </>
    );
  }
  await show(<PageWithMenu />);
  await page.getByRole('button', { name: /Maren Okafor/ }).click();
  const menu = page.getByRole('dialog');
  await expect.element(menu).toBeVisible();
  const panel = menu.element();
  // After its first frame the menu makes the page inert.
  await expect.poll(() => document.querySelector('[inert]')).not.toBeNull();
  arrive();
  await expect.element(popup).toBeVisible();
  expect(popup.element().closest('[inert]')).toBeNull();
  // An inert element is never found at a point, although it may cover the popup.
  for (let part: Element | null = panel; part; part = part.parentElement) part.removeAttribute('inert');
  const { left, top, width, height } = panel.getBoundingClientRect();
  const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
  expect(topmost).not.toBeNull();
  expect(panel.contains(topmost)).toBe(false);
});

test(
  'a request can be answered although the code of a pressed menu arrives after it',
  { tags: ['K-09', 'H-06'] },
  async () => {
    await import('./KioskRequestDialog.tsx');
    let arrive = () => {};
    function PageWithLateMenu() {
      const [isLoaded, setLoaded] = useState(false);
      const trigger = useRef<HTMLButtonElement>(null);
      arrive = () => setLoaded(true);
      return (
        <>
          <button ref={trigger} type="button">
            Menu
          </button>
          {isLoaded && (
            <HangingPanel label="Menu" triggerRef={trigger} onClose={() => {}}>
              Theme
            </HangingPanel>
          )}
          <KioskRequestPopup {...request} isOpen receivedAt={new Date()} />
        </>
      );
    }
    await show(<PageWithLateMenu />);
    await expect.element(popup).toBeVisible();
    arrive();
    await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull();
    // A dialog makes the rest inert after its first frame.
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(drawn), 0)));
    expect(popup.element().closest('[inert]')).toBeNull();
  },
);

test('While an answer is sent the popup stays: it cannot be put off', { tags: 'K-05' }, async () => {
  const onLater = vi.fn();
  await show(<KioskRequestPopup {...request} isOpen isAccepting receivedAt={new Date()} onLater={onLater} />);
  await expect.element(popup.getByRole('button', { name: 'Later' }), ON_DEMAND).toBeDisabled();
});

test('A withdrawn request of a consigned pair says both facts', { tags: ['K-05', 'K-11'] }, async () => {
  const onReject = vi.fn();
  const lines = [{ ...tryout[0]!, consigned: true }];
  const ended = { ended: 'withdrawn', spot: 'Bench 3', receivedAt: new Date() } as const;
  await show(<KioskRequestPopup {...request} isOpen {...ended} lines={lines} onReject={onReject} />);
  await expect
    .element(popup.getByRole('alert'), ON_DEMAND)
    .toHaveTextContent('The customer has withdrawn this request.');
  await expect.element(popup.getByRole('article')).toHaveTextContent('Consigned');
  await expect.element(popup.getByText('Bring it to Bench 3')).toBeVisible();
  await popup.getByRole('button', { name: 'Close' }).click();
  expect(onReject).toHaveBeenCalledOnce();
});
