import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { RequestCart } from './RequestCart.tsx';
import { RequestCartBar } from './RequestCartBar.tsx';

function Floor() {
  const [count, setCount] = useState(2);
  return <RequestCartBar count={count} onPlace={() => setCount(0)} onOpen={() => {}} />;
}

test('A request is placed from the bar, and the focus stays in the bar', { tags: 'Z-02' }, async () => {
  await show(<Floor />);
  await press('{Tab}', named('button', 'PLACE REQUEST'));
  await userEvent.keyboard('{Enter}');
  await expect.element(named('button', 'Open the request cart, 0 items')).toHaveFocus();
});

test('A cart that cannot be closed has no close button', { tags: 'Z-02' }, async () => {
  const verbs = { onQuantityChange: vi.fn(), onRemove: vi.fn(), onPlace: vi.fn() };
  await show(<RequestCart lines={[]} sentTo="Stockroom" scan={<input aria-label="Scan a pair" />} {...verbs} />);
  await expect.element(named('textbox', 'Scan a pair')).toBeVisible();
  await expect.element(named('button', 'Close cart')).not.toBeInTheDocument();
});
