import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { Tooltip } from './Tooltip.tsx';

function Print() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog isOpen={isOpen} title="Labels" onClose={() => setOpen(false)}>
        <Tooltip text="Prints all labels">
          <Button>Print</Button>
        </Tooltip>
      </Dialog>
    </>
  );
}

test('[W-05] Words to a button come with the focus and go with it; Escape takes them alone (ARIA APG, tooltip)', async () => {
  await show(<Print />);
  await press('{Tab}{Enter}', named('dialog', 'Labels'));
  const words = page.getByRole('tooltip');
  await press('{Tab}{Tab}', named('button', 'Print'));
  await expect.element(words).toHaveTextContent('Prints all labels');
  await expect.element(named('button', 'Print')).toHaveAccessibleDescription('Prints all labels');
  await press('{Escape}', named('button', 'Print'));
  await expect.element(words).not.toBeInTheDocument();
  await press('{Tab}{Shift>}{Tab}{/Shift}', named('button', 'Print'));
  await expect.element(words).toBeVisible();
  await press('{Tab}', named('button', 'Close'));
  await expect.element(words).not.toBeInTheDocument();
  await press('{Escape}', named('button', 'Open'));
});
