import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { Pagination } from './Pagination.tsx';

test.each([
  [1, 'Previous page', 'Next page', 2],
  [3, 'Next page', 'Previous page', 2],
])('On page %i of 3 "%s" does nothing, and "%s" leads to page %i', { tags: 'X-01' }, async (at, none, way, next) => {
  const onChange = vi.fn();
  await show(<Pagination label="Pages of bookings" page={at} pageCount={3} onChange={onChange} />);
  await expect.element(named('button', none)).toHaveAttribute('aria-disabled', 'true');
  await named('button', none).click({ force: true });
  expect(onChange).not.toHaveBeenCalled();
  await expect.element(named('button', way)).toHaveAttribute('aria-disabled', 'false');
  await named('button', way).click();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
});

test('One page, or none, has no pages to choose from', { tags: 'X-01' }, async () => {
  await show(
    [0, 1].map((count) => <Pagination key={count} label="Pages" page={1} pageCount={count} onChange={vi.fn()} />),
  );
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
});
