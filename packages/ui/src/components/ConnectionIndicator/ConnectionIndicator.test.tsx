import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { ConnectionIndicator } from './ConnectionIndicator.tsx';

test('The number of waiting writes has a short form while offline', { tags: 'W-13' }, async () => {
  await show(
    <>
      <ConnectionIndicator state="offline" waiting={3} />
      <ConnectionIndicator state="offline" waiting={3} sending={{ number: 2, total: 3 }} />
      <ConnectionIndicator state="offline" waiting={0} onRetry={() => {}} />
    </>,
  );
  const states = page.getByRole('status');
  await expect.element(states).toHaveLength(3);
  const short = states.elements().map((state) => state.querySelector('[data-short]')?.getAttribute('data-short'));
  expect(short).toEqual(['Offline, 3', undefined, undefined]);
  expect(states.elements().map(({ textContent }) => textContent)).toEqual([
    'Offline, 3 waiting',
    'Sending 2 of 3',
    'Offline',
  ]);
  // The app retries by itself.
  await expect.element(named('button', 'Retry')).not.toBeInTheDocument();
});
