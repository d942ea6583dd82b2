import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
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

test('A cart is placed once, and only with lines', { tags: 'Z-02' }, async () => {
  expect(await open(false, false)).toBe(1);
});

test('A cart without lines cannot be placed', { tags: 'Z-02' }, async () => {
  expect(await open(true, false)).toBe(0);
  await expect.element(named('button', 'PLACE REQUEST')).toBeDisabled();
});

test('A cart that is being placed cannot be placed again', { tags: 'Z-02' }, async () => {
  expect(await open(false, true)).toBe(0);
  await expect.element(page.getByRole('group', { name: 'Request cart' })).toHaveAttribute('tabindex', '0');
});

test('An emptied cart takes the focus only if it was lost within a second', { tags: 'Z-02' }, async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let setEmpty: (isEmpty: boolean) => void = () => {};
  function Cart() {
    const [isEmpty, set] = useState(false);
    setEmpty = set;
    const texts = { title: 'Request cart', actionLabel: 'PLACE REQUEST', closeButton: null, sums: null };
    return (
      <CartFrame {...texts} isEmpty={isEmpty} isSending={false} isFocusable onAction={() => {}}>
        Lines
      </CartFrame>
    );
  }
  await show(<Cart />);
  const cart = named('region', 'Request cart');
  setEmpty(true);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(900);
  await expect.element(named('button', 'Before')).toHaveFocus();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(200);
  expect(vi.getTimerCount()).toBe(0);
  setEmpty(false);
  await expect.element(named('button', 'PLACE REQUEST')).toBeEnabled();
  setEmpty(true);
  await expect.poll(() => vi.getTimerCount()).toBe(1);
  (document.activeElement as HTMLElement).blur();
  vi.advanceTimersByTime(50);
  await expect.element(cart).toHaveFocus();
  expect(vi.getTimerCount()).toBe(0);
});
