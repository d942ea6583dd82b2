import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { RelativeTime } from './RelativeTime.tsx';

const since = new Date(2025, 10, 21, 14, 20);

test.each([
  [599, '9 min'],
  [600, 'since 14:20'],
  [86_400, 'since Nov 21'],
])(
  'After %i s of ten minutes the time says "%s", and the exact time on hover',
  { tags: 'K-11' },
  async (seconds, text) => {
    await show(<RelativeTime since={since} now={since.getTime() + seconds * 1000} lateAfterMs={600_000} />);
    const time = page.getByRole('time');
    await expect.element(time).toHaveTextContent(text);
    expect(time.element().textContent).toBe(text);
    expect(time.element().getAttribute('title')).toBe(since.toLocaleString('en-US'));
  },
);

test('An unknown time is two dashes', { tags: 'K-11' }, async () => {
  await show(
    <p>
      <RelativeTime since="" now={0} />
    </p>,
  );
  await expect.element(page.getByText('--')).toBeVisible();
  await expect.element(page.getByRole('time')).not.toBeInTheDocument();
});
