import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { expectTrap, named, press, pressBeside, show } from '../../fixtures/keyboard.tsx';
import { Sheet } from './Sheet.tsx';

function Filters() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Filter</Button>
      <Sheet
        isOpen={isOpen}
        title="Filters"
        onClose={() => setOpen(false)}
        tools={<Button>Clear</Button>}
        actions={<Button onPress={() => setOpen(false)}>Show 12</Button>}
      >
        <input type="search" aria-label="Brand" />
      </Sheet>
    </>
  );
}

const opener = named('button', 'Filter');
const sheet = named('dialog', 'Filters');

test('A sheet takes the focus, traps it and restores it (ARIA APG, modal dialog)', { tags: 'F-01' }, async () => {
  await show(<Filters />);
  await press('{Tab}', opener);
  await press('{Enter}', sheet);
  await expectTrap(
    named('button', 'Clear'),
    named('button', 'Close'),
    named('searchbox', 'Brand'),
    named('button', 'Show 12'),
  );
  await press('{Escape}', opener);
  await expect.element(sheet).not.toBeInTheDocument();
  await press('{Enter}', sheet);
  await press('{Tab}{Tab}', named('button', 'Close'));
  await press(' ', opener);
});

test('A press beside the sheet closes it', { tags: 'F-01' }, async () => {
  await page.viewport(1280, 800);
  await show(<Filters />);
  await opener.click();
  await expect.element(sheet).toHaveFocus();
  await pressBeside();
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});
