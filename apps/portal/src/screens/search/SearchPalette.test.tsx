import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createScreenApp, openScreen } from '../../../test/screens.tsx';
import { SearchPalette } from './SearchPalette.tsx';

function Page({ area }: { area: 'shoesize' | 'warehouse' }) {
  const main = useRef<HTMLElement>(null);
  return (
    <main ref={main}>
      <SearchPalette area={area} isOpen onOpenChange={vi.fn()} pageRef={main} />
    </main>
  );
}

test.each([
  ['an associate', 'Sales_Associate', 'shoesize', '/shoesize/inventory?q=court'],
  ['a picker, who has no inventory page,', 'Warehouse_Personal', 'warehouse', '/warehouse'],
] as const)('[Z-05, R-03] Enter leads %s only to a page of the role', async (_who, role, area, leadsTo) => {
  const screen = createScreenApp();
  Object.assign(screen.facts.auth, { role });
  screen.facts.search.query = 'court';
  const { href } = openScreen(screen.app, <Page area={area} />, `/${area}`);
  const field = page.getByRole('combobox', { name: 'Search or scan a barcode' });
  await expect.element(field).toHaveValue('court');
  await userEvent.type(field, '{Enter}');
  await expect.poll(href).toBe(leadsTo);
});
