import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { KioskTicket } from './KioskTicket.tsx';

test.each([
  [0, 'Asked just now.'],
  [1, 'Asked 1 min ago.'],
  [12, 'Asked 12 min ago.'],
])('[C-10] after %i min the ticket says "%s"', async (minutes, text) => {
  await show(
    <KioskTicket number={127} firstName="Maren" minutes={minutes} typicalMinutes={5} spot={null}>
      <li>Halden Court 82</li>
    </KioskTicket>,
  );
  await expect.element(page.getByText(text)).toBeVisible();
});
