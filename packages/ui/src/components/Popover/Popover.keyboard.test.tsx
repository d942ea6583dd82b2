import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { expectTrap, named, press, pressBeside, show } from '../../fixtures/keyboard.tsx';
import { Popover } from './Popover.tsx';

function Sounds() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded={isOpen} onPress={() => setOpen(true)}>
        Sounds
      </Button>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={trigger} label="Sound settings">
        <button type="button">Mute</button>
        <button type="button">Try</button>
      </Popover>
    </>
  );
}

const trigger = named('button', 'Sounds');
const popover = named('dialog', 'Sound settings');

test('A popover takes the focus, traps it and restores it (ARIA APG, dialog)', { tags: 'N-04' }, async () => {
  await show(<Sounds />);
  await press('{Tab}', trigger);
  await press('{Enter}', popover);
  await expectTrap(named('button', 'Mute'), named('button', 'Try'));
  await press('{Escape}', trigger);
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('A press beside the popover closes it', { tags: 'N-04' }, async () => {
  await page.viewport(1280, 800);
  await show(<Sounds />);
  await trigger.click();
  await expect.element(popover).toHaveFocus();
  await pressBeside();
  await expect.element(popover).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});
