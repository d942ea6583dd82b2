import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { RequestCartBar } from './RequestCartBar.tsx';

function Floor() {
  const [count, setCount] = useState(2);
  return <RequestCartBar count={count} onPlace={() => setCount(0)} onOpen={() => {}} />;
}

test('[Z-02] A request is placed from the bar: its button is disabled then, and the focus stays in the bar', async () => {
  await show(<Floor />);
  await press('{Tab}', named('button', 'PLACE REQUEST'));
  await userEvent.keyboard('{Enter}');
  await expect.element(named('button', 'Open the request cart, 0 items')).toHaveFocus();
});
