import { useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { Menu } from './Menu.tsx';

const onAction = vi.fn();

function Verbs() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="menu" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Verbs
      </Button>
      <Menu
        label="Verbs for Halden Court 82"
        items={[
          { id: 'bin', label: 'Correct the bin' },
          { id: 'print', label: 'Print the label', isDisabled: true },
          { id: 'replace', label: 'Replace the pair' },
          { id: 'missing', label: 'Miss the pair' },
        ]}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onAction={onAction}
        triggerRef={trigger}
      />
    </>
  );
}

const verb = (name: string) => named('menuitem', name);
const trigger = named('button', 'Verbs');
const first = verb('Correct the bin');
const last = verb('Miss the pair');

test('The actions of a pair are found and chosen with the keyboard (ARIA APG, menu)', { tags: 'W-05' }, async () => {
  await show(<Verbs />);
  await press('{Tab}', trigger);
  await press('{Enter}', first);
  // What is off is passed over; the ends meet.
  await press('{ArrowDown}', verb('Replace the pair'));
  await press('{ArrowDown}{ArrowDown}', first);
  await press('{ArrowUp}', last);
  await press('{Home}', first);
  await press('{End}', last);
  await press('r', verb('Replace the pair'));
  await press('{Escape}', trigger);
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  expect(onAction).not.toHaveBeenCalled();
  await press(' ', first);
  await press('{End} ', trigger);
  expect(onAction).toHaveBeenCalledExactlyOnceWith('missing');
});

test('Tab leaves the menu to what follows its button, and Shift-Tab to what precedes', { tags: 'W-05' }, async () => {
  await show(<Verbs />);
  await userEvent.tab();
  await press('{Enter}', first);
  await press('{Tab}', named('button', 'Behind'));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await press('{Shift>}{Tab}{/Shift}', trigger);
  await press('{Enter}', first);
  await press('{Shift>}{Tab}{/Shift}', named('button', 'Before'));
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});

test.each([
  ['/shoesize/bookings', [['/shoesize/bookings']]],
  ['javascript:document.body.remove()', []],
])('The router follows addresses of the page only: %s', { tags: 'F-06' }, async (href, followed) => {
  const [navigate, onChosen] = [vi.fn(), vi.fn()];
  await show(
    <UiProvider navigate={navigate}>
      <Menu
        isOpen
        onClose={() => {}}
        triggerRef={{ current: document.body }}
        label="Links"
        items={[{ id: 'link', label: 'Link', href }]}
        onAction={onChosen}
      />
    </UiProvider>,
  );
  await expect.element(verb('Link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onChosen.mock.calls).toEqual([['link']]);
  expect(navigate.mock.calls).toEqual(followed);
});

test('Without a router the browser follows the address of a menu item', { tags: 'F-06' }, async () => {
  const place = { current: document.body };
  await show(
    <Menu
      isOpen
      onClose={() => {}}
      triggerRef={place}
      label="Links"
      header="Dario Vance"
      items={[{ id: 'bins', label: 'Bins', href: '#bins' }]}
    />,
  );
  await expect.element(verb('Bins')).toHaveFocus();
  const head = page.getByText('Dario Vance').element().getBoundingClientRect();
  expect(head.bottom).toBeLessThanOrEqual(verb('Bins').element().getBoundingClientRect().top);
  onTestFinished(() => history.replaceState(null, '', location.pathname + location.search));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.hash).toBe('#bins');
});
