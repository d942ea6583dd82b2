import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, show } from '../../fixtures/keyboard.tsx';
import { CartFrame } from './CartFrame.tsx';

async function open(isEmpty: boolean, isSending: boolean) {
  const onAction = vi.fn();
  await show(
    <CartFrame
      {...{ isEmpty, isSending, onAction }}
      title="Request cart"
      closeButton={null}
      sums={null}
      actionLabel="PLACE REQUEST"
    >
      Lines
    </CartFrame>,
  );
  await named('button', 'PLACE REQUEST').click({ force: true });
  return onAction.mock.calls.length;
}

test('[Z-02] A cart is placed once, and only with lines', async () => {
  expect(await open(false, false)).toBe(1);
});

test('[Z-02] A cart without lines cannot be placed', async () => {
  expect(await open(true, false)).toBe(0);
  await expect.element(named('button', 'PLACE REQUEST')).toBeDisabled();
});

test('[Z-02] A cart that is being placed cannot be placed again; its lines can be scrolled by keys', async () => {
  expect(await open(false, true)).toBe(0);
  await expect.element(page.getByRole('group', { name: 'Request cart' })).toHaveAttribute('tabindex', '0');
});
