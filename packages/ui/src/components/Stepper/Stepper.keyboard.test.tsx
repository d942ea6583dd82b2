import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Stepper } from './Stepper.tsx';

function Quantity() {
  const [value, setValue] = useState(2);
  return <Stepper label="Quantity" value={value} max={3} onChange={setValue} />;
}

test('A quantity stops at 1 and at its limit, and the button keeps the focus there', { tags: 'C-06' }, async () => {
  await show(<Quantity />);
  const figure = page.getByRole('status');
  const fewer = named('button', 'Decrease');
  const more = named('button', 'Increase');
  await press('{Tab}', fewer);
  await press('{Enter} {Enter}', fewer);
  await expect.element(figure).toHaveTextContent('1');
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true');
  await press('{Tab}', more);
  await press('{Enter}  {Enter}', more);
  await expect.element(figure).toHaveTextContent('3');
  await expect.element(more).toHaveAttribute('aria-disabled', 'true');
  await press('{Tab}', named('button', 'Behind'));
});

test('The buttons of several quantities name what they count', { tags: 'C-06' }, async () => {
  const onChange = vi.fn();
  await show(<Stepper label="Quantity of Halden Court 82" of="Halden Court 82" value={2} onChange={onChange} />);
  await named('button', 'One fewer: Halden Court 82').click();
  await named('button', 'One more: Halden Court 82').click();
  expect(onChange.mock.calls).toEqual([[1], [3]]);
  await expect.element(named('group', 'Quantity of Halden Court 82')).toBeVisible();
});
