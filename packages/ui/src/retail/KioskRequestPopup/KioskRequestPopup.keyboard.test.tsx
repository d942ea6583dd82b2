import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectTrap, named, press, show } from '../../fixtures/keyboard.tsx';
import { tryout } from '../../fixtures/store.ts';
import { MAX_GAP_MS } from '../../components/ScanField/scanBurst.ts';
import { KioskRequestPopup } from './KioskRequestPopup.tsx';

const onAccept = vi.fn();
const onReject = vi.fn();
const receivedAt = new Date();

function Floor() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        A customer asks
      </button>
      <KioskRequestPopup
        isOpen={isOpen}
        kiosk="Front door"
        lines={tryout}
        waiting={0}
        receivedAt={receivedAt}
        onAccept={() => {
          onAccept();
          setOpen(false);
        }}
        onReject={onReject}
      />
    </>
  );
}

/** A person's pace: keys that come faster are a scanner's and answer nothing. */
async function pause() {
  const until = performance.now() + MAX_GAP_MS;
  await expect.poll(() => performance.now()).toBeGreaterThan(until);
}

test('[K-03] A request waits for a clear answer: no stray key gives one, and Tab stays within (ARIA APG, alert dialog)', async () => {
  await show(<Floor />);
  const opener = named('button', 'A customer asks');
  const popup = named('alertdialog', 'New request from Kiosk Front door!');
  await press('{Tab}', opener);
  await press('{Enter}', popup);
  for (const key of ['{Enter}', ' ', '{Escape}']) {
    await pause();
    await press(key, popup);
  }
  expect(onAccept).not.toHaveBeenCalled();
  expect(onReject).not.toHaveBeenCalled();
  await expect.element(popup).toBeVisible();
  await pause();
  await expectTrap(named('button', 'Reject'), named('button', 'Accept'));
  await pause();
  await press('{Enter}', named('button', 'Reject'));
  expect(onReject).toHaveBeenCalledOnce();
  await pause();
  await userEvent.keyboard('{Tab}');
  await pause();
  await press(' ', opener);
  expect(onAccept).toHaveBeenCalledOnce();
});
