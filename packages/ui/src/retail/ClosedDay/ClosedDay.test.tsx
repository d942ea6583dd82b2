import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { ClosedDay } from './ClosedDay.tsx';

test('[B-04] A day that is not closed yet says so, also without bookings', async () => {
  const closing = { day: '2025-03-10', name: 'Stocktaking', from: '00:00', to: '24:00' };
  const nothing = () => {};
  await show(
    <ClosedDay
      {...{ closing }}
      isDraft
      affected={[]}
      openId={undefined}
      onOpen={nothing}
      onOpenDay={nothing}
      timeZone="America/New_York"
    />,
  );
  await expect.element(page.getByText('Not closed yet.')).toBeVisible();
  await expect.element(page.getByText('Customers cannot book this time.')).not.toBeInTheDocument();
});
