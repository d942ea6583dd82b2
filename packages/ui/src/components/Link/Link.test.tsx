import { expect, onTestFinished, test, vi } from 'vitest';
import { named, show } from '../../fixtures/keyboard.tsx';
import { NavigateContext } from '../../internal/navigate.ts';
import { Link } from './Link.tsx';

test('A link to another site opens in a new tab and sends no referrer', async () => {
  await show(
    <>
      <Link href="https://example.com/" isExternal>
        Maker
      </Link>
      <Link href="/shoesize">Requests</Link>
    </>,
  );
  await expect.element(named('link', 'Maker')).toHaveAttribute('target', '_blank');
  await expect.element(named('link', 'Maker')).toHaveAttribute('rel', 'noreferrer');
  await expect.element(named('link', 'Requests')).not.toHaveAttribute('target');
});

test('A plain click on a link of the site goes through the router', async () => {
  const navigate = vi.fn();
  await show(
    <NavigateContext value={navigate}>
      <Link href="/shoesize">Requests</Link>
      <Link href="https://example.com/shoesize">Maker</Link>
      <Link href="/shoesize" isExternal>
        Manual
      </Link>
    </NavigateContext>,
  );
  await expect.element(named('link', 'Requests')).toBeVisible();
  const left: boolean[] = [];
  const stay = (event: Event) => {
    left.push(!event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  const click = (name: string, init: MouseEventInit = {}) =>
    named('link', name)
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    click('Requests', init);
  click('Maker');
  click('Manual');
  expect([left, navigate.mock.calls]).toEqual([Array(7).fill(true), []]);
  click('Requests');
  expect([left.at(-1), navigate.mock.calls]).toEqual([false, [['/shoesize']]]);
});
