import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shoesizeSections } from '../../fixtures/store.ts';
import { FilterPanel } from '../../retail/FilterPanel/FilterPanel.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { AppShell } from './AppShell.tsx';

let root: Root;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  root.unmount();
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

test('An aside of an app that does not open it has a button at the foot of a phone', async () => {
  await page.viewport(390, 844);
  root.render(
    <UiProvider>
      <AppShell area="Returns" title="Returns" sections={[]} aside={<p>In the cart</p>} asideLabel="Return cart" />
    </UiProvider>,
  );
  const opener = page.getByRole('button', { name: 'Return cart' });
  await userEvent.click(opener);
  await expect.element(page.getByRole('dialog', { name: 'Return cart' })).toHaveTextContent('In the cart');
  await userEvent.keyboard('{Escape}');
  await expect.element(opener).toHaveFocus();
  await page.viewport(1280, 800);
  await expect.element(page.getByText('In the cart')).toBeVisible();
  await expect.element(opener).not.toBeInTheDocument();
});

test.each([
  [390, false],
  [820, false],
  [1100, true],
])('At %i px a button at the foot opens the filters of the page, beside a cart, too', async (width, hasAside) => {
  await page.viewport(width, 800);
  const groups = [{ kind: 'text' as const, name: 'name' as const, label: 'Name' }];
  root.render(
    <UiProvider>
      <AppShell
        area="Returns"
        title="Returns"
        sections={shoesizeSections}
        start={<FilterPanel groups={groups} value={{ name: 'fell' }} onChange={() => {}} />}
        aside={hasAside ? <p>In the cart</p> : undefined}
      />
    </UiProvider>,
  );
  const opener = page.getByRole('button', { name: 'Filters', exact: true });
  await userEvent.click(opener);
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await expect.element(sheet).toHaveFocus();
  await expect.element(sheet.getByRole('textbox', { name: 'Name' })).toBeVisible();
  expect(document.querySelector('main')?.inert).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await userEvent.click(sheet.getByRole('button', { name: 'Close' }));
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('A page that opens its filters by itself has no second button for them', async () => {
  await page.viewport(390, 844);
  root.render(
    <UiProvider>
      <AppShell area="Returns" title="Returns" sections={[]} start={<p>Filters</p>} hasStartOpener={false} />
    </UiProvider>,
  );
  await expect.element(page.getByRole('main')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Filters' })).not.toBeInTheDocument();
});
