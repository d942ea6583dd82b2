import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { shoesizeSections } from '../internal/fixtures/store.ts';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { AppShell } from './AppShell.tsx';

let root: Root;
const onSearch = vi.fn();

function Screen() {
  const [isOpen, setOpen] = useState(false);
  return (
    <UiProvider>
      <AppShell
        area="Shoesize"
        title="Requests for a customer with a very long name indeed"
        where="Canal Street, sales floor"
        sections={shoesizeSections}
        search={<SearchButton label="Search or scan a box" onOpen={() => {}} />}
        onSearch={onSearch}
        aside={<button type="button">In the cart</button>}
        asideLabel="Request cart"
        isAsideOpen={isOpen}
        onAsideClose={() => setOpen(false)}
      >
        <button type="button" onClick={() => setOpen(true)}>
          Open the cart
        </button>
      </AppShell>
    </UiProvider>
  );
}

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  root.unmount();
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

test('[H-02] On a phone the cart is a sheet: it takes the focus, keeps it, and Escape gives it back', async () => {
  await page.viewport(390, 844);
  root.render(<Screen />);
  const opener = page.getByRole('button', { name: 'Open the cart' });
  await userEvent.click(opener);
  const sheet = page.getByRole('dialog', { name: 'Request cart' });
  await expect.element(sheet).toHaveFocus();
  expect(document.querySelector('main')?.inert).toBe(true);
  expect(document.querySelector('header')?.inert).toBe(true);
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'In the cart' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[H-02] On a phone a small button stands for the search', async () => {
  await page.viewport(390, 844);
  root.render(<Screen />);
  const field = page.getByRole('button', { name: 'Search or scan a box' });
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Search or scan', exact: true }));
  expect(onSearch).toHaveBeenCalledOnce();
});

test('[H-02] From 1024 px on the cart stands beside the page, and nothing is out of reach', async () => {
  await page.viewport(1024, 768);
  root.render(<Screen />);
  await expect.element(page.getByRole('complementary', { name: 'Request cart' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Search or scan a box' })).toBeVisible();
  expect(document.querySelector('[inert]:not([inert="false"])')).toBeNull();
});

test.each([390, 820, 1024, 1280, 1920])(
  '[H-02] Nothing scrolls sideways at %i px, nor with text of twice the size',
  async (width) => {
    await page.viewport(width, 900);
    root.render(<Screen />);
    await expect.element(page.getByRole('main')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    document.documentElement.style.fontSize = '200%';
    try {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      const shell = document.querySelector('main')?.closest('div[class*="shell"]');
      expect(shell?.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);
