import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../fixtures/keyboard.tsx';
import { FreeTimes } from './FreeTimes.tsx';

const slot = (hour: number, booked: number) => ({
  day: '2025-03-07',
  startsAt: `2025-03-07T${hour}:00:00Z`,
  endsAt: `2025-03-07T${hour}:30:00Z`,
  booked,
  capacity: 2,
});

test('A full time can be chosen and shows that it is full', { tags: 'B-03' }, async () => {
  const onChange = vi.fn();
  const slots = [slot(14, 2), slot(15, 1)];
  const chosen = slots[0]!;
  await show(
    <FreeTimes
      customer="Noa Stern"
      slots={slots}
      startsAt="2025-03-07T13:00:00Z"
      value={chosen.startsAt}
      onChange={onChange}
      timeZone="UTC"
    />,
  );
  const [full, free] = [page.getByRole('button', { name: /^14:00/ }), page.getByRole('button', { name: /^15:00/ })];
  await expect.element(full).toHaveAttribute('aria-pressed', 'true');
  await expect.element(full).toHaveTextContent('Full, 2 of 2');
  await expect.element(free).not.toHaveTextContent('Full');
  await expect.element(free).toHaveAttribute('aria-pressed', 'false');
  await full.click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(chosen);
});

test('Without a free time the panel says what else can be done', { tags: 'B-03' }, async () => {
  const nothing = { slots: [], startsAt: '2025-03-07T13:00:00Z', value: undefined };
  await show(<FreeTimes customer="Noa Stern" {...nothing} onChange={vi.fn()} timeZone="UTC" />);
  await expect.element(page.getByText(/Choose other days, or cancel the booking/)).toBeVisible();
});
