import { useEffect, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { named, show } from '../fixtures/keyboard.tsx';
import { KioskButton } from '../retail/KioskShell/KioskButton.tsx';
import { KioskRequestPopup } from '../retail/KioskRequestPopup/KioskRequestPopup.tsx';
import { KioskShell } from '../retail/KioskShell/KioskShell.tsx';

/** Pauses between the two touches of a double touch, milliseconds. */
const GAPS = [0, 2, 20, 120, 250];

let pressed: string[] = [];
beforeEach(async () => {
  pressed = [];
  // The places of the last test are free again.
  await expect.poll(() => document.querySelector('[data-press-guard]')).toBeNull();
});

/** Waits until a time; the pause between two touches is what the tests are about. */
const until = (ms: number) => expect.poll(() => performance.now(), { interval: 1 }).toBeGreaterThanOrEqual(ms);

/** Where the middle of a button is in the browser's window: the tests run in a frame. */
function middleOf(name: string) {
  const { left, top, width, height } = named('button', name).element().getBoundingClientRect();
  const frame = window.frameElement!.getBoundingClientRect();
  const scale = frame.width / window.innerWidth;
  return { x: frame.left + (left + width / 2) * scale, y: frame.top + (top + height / 2) * scale };
}

type Point = ReturnType<typeof middleOf>;

const down = (at: Point) => cdp().send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
const up = () => cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });

async function touch(at: Point): Promise<void> {
  await down(at);
  await up();
}

/** The guard after a change of the screen, once it is there. */
async function guard(): Promise<Animation> {
  await expect.poll(() => document.querySelector('[data-press-guard]')).not.toBeNull();
  return document.querySelector('[data-press-guard]')!.getAnimations()[0]!;
}

/** Moves the guard's clock, so that it is not by the pace of the machine how long the pause is. */
async function holdAt(ms: number): Promise<void> {
  const clock = await guard();
  clock.pause();
  clock.currentTime = ms;
}

async function release(): Promise<void> {
  for (const shield of document.querySelectorAll('[data-press-guard]')) shield.getAnimations()[0]?.finish();
  await expect.poll(() => document.querySelector('[data-press-guard]')).toBeNull();
}

/** Touches a place twice. Short pauses are real ones. */
async function touchTwice(at: Point, gap: number): Promise<void> {
  await touch(at);
  if (gap > 100) await holdAt(gap);
  else await until(performance.now() + gap);
  await touch(at);
  await release();
}

function Action({ name, onPress }: { name: string; onPress?: () => void }) {
  return (
    <KioskButton
      onPress={() => {
        pressed.push(name);
        onPress?.();
      }}
    >
      {name}
    </KioskButton>
  );
}

function Screen({ children, page }: { children: React.ReactNode; page?: string }) {
  return (
    <KioskShell
      {...{ location: 'Canal Street', connection: 'live', language: 'en', page, dock: children }}
      languages={[{ id: 'en', name: 'English' }]}
      onLanguage={() => {}}
      onLeave={() => {}}
    >
      {null}
    </KioskShell>
  );
}

/** Two screens of a kiosk, each with a button at the same place. An event of the window shows the second one, too. */
function Screens() {
  const [isSecond, setSecond] = useState(false);
  const next = () => setSecond(true);
  useEffect(() => {
    const change = () => setSecond(true);
    window.addEventListener('change-screen', change);
    return () => window.removeEventListener('change-screen', change);
  }, []);
  if (!isSecond) {
    return (
      <Screen key="first">
        <Action name="Request to try on" onPress={next} />
      </Screen>
    );
  }
  return (
    <Screen key="second">
      <Action name="Send request" />
      <Action name="Keep looking" />
    </Screen>
  );
}

test.each(GAPS)(
  'a double touch with a pause of %i ms presses nothing on the next screen',
  { tags: 'C-08' },
  async (gap) => {
    await show(<Screens />);
    await touchTwice(middleOf('Request to try on'), gap);
    await touch(middleOf('Keep looking'));
    await expect.poll(() => pressed).toEqual(['Request to try on', 'Keep looking']);
  },
);

test('for 400 ms a touch counts only where no button was', { tags: 'C-08' }, async () => {
  await show(<Screens />);
  await touch(middleOf('Request to try on'));
  await holdAt(399);
  await touch(middleOf('Keep looking'));
  await touch(middleOf('Send request'));
  await expect.poll(() => pressed).toEqual(['Request to try on', 'Keep looking']);
  await release();
  await touch(middleOf('Send request'));
  await expect.poll(() => pressed).toEqual(['Request to try on', 'Keep looking', 'Send request']);
});

test('a touch that began before its screen was shown presses nothing there', { tags: 'C-08' }, async () => {
  await show(<Screens />);
  const { x, y } = middleOf('Request to try on');
  await down({ x, y });
  window.dispatchEvent(new Event('change-screen'));
  await expect.element(named('button', 'Keep looking')).toBeVisible();
  await release();
  await up();
  await userEvent.click(named('button', 'Keep looking'));
  expect(pressed).toEqual(['Keep looking']);
});

/** Cancelling takes away its button: the other one grows into its place. */
function Dock() {
  const [isCancelled, setCancelled] = useState(false);
  return (
    <Screen>
      {!isCancelled && <Action name="Cancel request" onPress={() => setCancelled(true)} />}
      <Action name="Done" />
    </Screen>
  );
}

test.each(GAPS)(
  'a double touch with a pause of %i ms on a button that leaves is one',
  { tags: 'C-14' },
  async (gap) => {
    await show(<Dock />);
    await touchTwice(middleOf('Cancel request'), gap);
    await expect.element(named('button', 'Cancel request')).not.toBeInTheDocument();
    expect(pressed).toEqual(['Cancel request']);
  },
);

/** A button in the middle of a page, under the dialog that it opens. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ display: 'grid', justifyItems: 'center' }}>
      <button type="button" style={{ width: 1000, height: 700 }} onClick={() => setOpen(true)}>
        Cancel 3 lines
      </button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Cancel 3 lines?"
        confirmLabel="Cancel them"
        cancelLabel="Keep them"
        onConfirm={() => {
          pressed.push('confirmed');
          setOpen(false);
        }}
        onCancel={() => setOpen(false)}
      />
    </div>
  );
}

test.each(GAPS)(
  'a double press with a pause of %i ms neither answers nor closes a dialog',
  { tags: 'X-03' },
  async (gap) => {
    await show(<PageWithDialog />);
    await touchTwice(middleOf('Cancel 3 lines'), gap);
    await expect.element(named('alertdialog', 'Cancel 3 lines?')).toBeVisible();
    // The page's button is under the confirming one.
    await touchTwice(middleOf('Cancel them'), gap);
    await expect.element(named('alertdialog', 'Cancel 3 lines?')).not.toBeInTheDocument();
    expect(pressed).toEqual(['confirmed']);
  },
);

const receivedAt = new Date();

/** The popup shows one request after the other, as the portal does. */
function Popups() {
  const [at, setAt] = useState(1);
  const answer = (name: string) => () => {
    pressed.push(`${name} ${at}`);
    setAt(at + 1);
  };
  return (
    <KioskRequestPopup
      key={at}
      isOpen
      kiosk={`K${at}`}
      lines={[]}
      waiting={1}
      receivedAt={receivedAt}
      onAccept={answer('Accept')}
      onReject={answer('Reject')}
    />
  );
}

test.each(GAPS)(
  'a double press with a pause of %i ms answers one request of the popup',
  { tags: 'K-09' },
  async (gap) => {
    await show(<Popups />);
    await expect.element(named('button', 'Reject')).toBeVisible();
    await release();
    await touchTwice(middleOf('Reject'), gap);
    await expect.element(named('alertdialog', 'New request from Kiosk K2!')).toBeVisible();
    expect(pressed).toEqual(['Reject 1']);
  },
);

const KEYS = {
  Enter: { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Space: { key: ' ', code: 'Space', windowsVirtualKeyCode: 32, text: ' ' },
};

/**
 * Presses a key at a time of the page's clock, as its event says: a busy machine delivers it later.
 *
 * @param times how often the key repeats while it is down
 */
async function pressKey(name: keyof typeof KEYS, at: number, times = 1): Promise<void> {
  const event = { ...KEYS[name], timestamp: (performance.timeOrigin + at) / 1000 };
  for (let time = 0; time < times; time += 1) {
    // oxlint-disable-next-line no-await-in-loop -- a key repeats after it was pressed
    await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', autoRepeat: time > 0 });
  }
  await cdp().send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' });
}

/** Opens the dialog by a key. Returns when the key was pressed. */
async function openByKey(name: keyof typeof KEYS, times?: number): Promise<number> {
  await show(<PageWithDialog />);
  (named('button', 'Cancel 3 lines').element() as HTMLElement).focus();
  const at = performance.now();
  await pressKey(name, at, times);
  await expect.element(named('alertdialog', 'Cancel 3 lines?')).toBeVisible();
  return at;
}

test.each(['Enter', 'Space'] as const)(
  'the key %s pressed twice opens a dialog and does not answer it',
  { tags: 'X-03' },
  async (name) => {
    const at = await openByKey(name);
    await pressKey(name, at + 120);
    await expect.element(named('alertdialog', 'Cancel 3 lines?')).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(named('alertdialog', 'Cancel 3 lines?')).not.toBeInTheDocument();
  },
);

test('a key that stays down opens a dialog and does not answer it', { tags: 'X-03' }, async () => {
  await openByKey('Enter', 3);
  await expect.element(named('alertdialog', 'Cancel 3 lines?')).toBeVisible();
});

test('the same key answers the dialog 400 ms after it was shown', { tags: 'X-03' }, async () => {
  await openByKey('Enter');
  await pressKey('Enter', performance.now() + 400);
  await expect.element(named('alertdialog', 'Cancel 3 lines?')).not.toBeInTheDocument();
});
