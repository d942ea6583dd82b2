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

function PageWithPopup() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open the popup
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

/** Waits as long as a person between two keys; faster keys are a scanner's and are ignored. */
async function pause() {
  const until = performance.now() + MAX_GAP_MS;
  await expect.poll(() => performance.now()).toBeGreaterThan(until);
}

test('Enter, Space and Escape do not answer a request by accident (ARIA APG)', { tags: 'K-03' }, async () => {
  await show(<PageWithPopup />);
  const opener = named('button', 'Open the popup');
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
