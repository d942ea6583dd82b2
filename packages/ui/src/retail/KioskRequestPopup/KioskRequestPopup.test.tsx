import { expect, onTestFinished, test, vi } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { tryout } from '../../fixtures/store.ts';
import { KioskRequestPopup } from './KioskRequestPopup.tsx';

test('[K-03] The clock of the popup and the time that the customer has waited advance', async () => {
  // Loaded on demand, which takes real time.
  await import('./KioskRequestDialog.tsx');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date(2025, 10, 21, 14, 31, 58) });
  onTestFinished(() => void vi.useRealTimers());
  await show(
    <KioskRequestPopup
      isOpen
      kiosk="Front door"
      lines={tryout}
      waiting={0}
      receivedAt={new Date(2025, 10, 21, 14, 30, 59)}
      onAccept={() => {}}
      onReject={() => {}}
    />,
  );
  const popup = named('alertdialog', 'New request from Kiosk Front door!');
  await expect.element(popup).toHaveTextContent('14:31:58');
  await expect.element(popup).not.toHaveTextContent('Waiting');
  // Drawn first, the clock starts right after.
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  await expect.element(popup).toHaveTextContent('Waiting 1 min14:31:59');
  vi.advanceTimersByTime(61_000);
  await expect.element(popup).toHaveTextContent('Waiting 2 min14:33:00');
});
