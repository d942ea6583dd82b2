import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressBeside } from '../../fixtures/keyboard.tsx';
import { shoesizeSections, userItems } from '../../fixtures/store.ts';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { AppShell } from './AppShell.tsx';
import { useIsWide } from './useIsWide.ts';

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
        search={<SearchButton label="Search or scan a barcode" onOpen={() => {}} />}
        onSearch={onSearch}
        aside={<button type="button">In the cart</button>}
        asideLabel="Request cart"
        isAsideOpen={isOpen}
        onAsideClose={() => setOpen(false)}
        bottom={<p>Place request</p>}
      >
        <button type="button" onClick={() => setOpen(true)}>
          Open the cart
        </button>
      </AppShell>
    </UiProvider>
  );
}

/** The box around header and page. */
const shell = () => document.querySelector('header')?.parentElement;

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(async () => {
  root.unmount();
  document.body.replaceChildren();
  await page.viewport(1280, 800);
});

test('On a phone the cart is a sheet that traps the focus, and Escape restores it', { tags: 'H-02' }, async () => {
  await page.viewport(390, 844);
  root.render(<Screen />);
  const opener = page.getByRole('button', { name: 'Open the cart' });
  await userEvent.click(opener);
  const sheet = page.getByRole('dialog', { name: 'Request cart' });
  await expect.element(sheet).toHaveFocus();
  expect(document.querySelector('main')?.inert).toBe(true);
  expect(document.querySelector('header')?.inert).toBe(true);
  expect(page.getByText('Place request').element().closest('[inert]')).not.toBeNull();
  expect(page.getByText('Inventory').first().element().closest('[inert]')).not.toBeNull();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'In the cart' })).toHaveFocus();
  // The first Escape closes the popup inside the sheet, the second one closes the sheet.
  const inside = page.getByRole('button', { name: 'In the cart' }).element();
  inside.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).toHaveAttribute('aria-modal', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(sheet).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('On a phone a press beside the sheet closes it', { tags: 'H-02' }, async () => {
  await page.viewport(390, 844);
  root.render(<Screen />);
  await userEvent.click(page.getByRole('button', { name: 'Open the cart' }));
  const sheet = page.getByRole('dialog', { name: 'Request cart' });
  await expect.element(sheet).toHaveFocus();
  await pressBeside(195, 20);
  await expect.element(sheet).not.toBeInTheDocument();
});

test('On a phone the search is a small button', { tags: 'H-02' }, async () => {
  await page.viewport(390, 844);
  root.render(<Screen />);
  const field = page.getByRole('button', { name: 'Search or scan a barcode' });
  await expect.element(field).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Search or scan', exact: true }));
  expect(onSearch).toHaveBeenCalledOnce();
});

test('From 1024 px on the cart is shown beside the page, and nothing is inert', { tags: 'H-02' }, async () => {
  await page.viewport(1024, 768);
  root.render(<Screen />);
  await expect.element(page.getByRole('complementary', { name: 'Request cart' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Search or scan a barcode' })).toBeVisible();
  expect(document.querySelector('[inert]:not([inert="false"])')).toBeNull();
});

test.each([390, 820, 1024, 1280, 1920])(
  'Nothing scrolls sideways at %i px, nor with text of twice the size',
  { tags: 'H-02' },
  async (width) => {
    await page.viewport(width, 900);
    root.render(<Screen />);
    await expect.element(page.getByRole('main')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    document.documentElement.style.fontSize = '200%';
    try {
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(shell()?.scrollWidth).toBeLessThanOrEqual(width);
    } finally {
      document.documentElement.style.fontSize = '';
    }
  },
);

function Person() {
  return (
    <UserMenu
      name="Dario Vance"
      role="Warehouse_Personal"
      items={userItems}
      theme="light"
      onThemeChange={() => {}}
      onAction={() => {}}
    />
  );
}

interface DetailsProps {
  title: string;
  hasBack: boolean;
  sections?: typeof shoesizeSections;
}

function Details({ title, hasBack, sections = shoesizeSections.slice(0, 3) }: DetailsProps) {
  return (
    <UiProvider>
      <AppShell
        area="Warehouse"
        title={title}
        where="Canal Street, stockroom"
        sections={sections}
        back={hasBack ? { label: 'Back to list', onPress: () => {} } : undefined}
        search={<SearchButton label="Search or scan a barcode" onOpen={() => {}} />}
        onSearch={onSearch}
        connection={<ConnectionIndicator state="live" />}
        bell={<IconButton icon={icons.bell} size={24} label="Notifications" />}
        user={<Person />}
      />
    </UiProvider>
  );
}

/** Expects the heading in full: no ellipsis and no clipped line. */
async function expectWhole(name: string) {
  const title = page.getByRole('heading', { level: 1, name });
  await expect.element(title).toBeVisible();
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = title.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  expect(scrollHeight).toBeLessThanOrEqual(clientHeight);
}

test.each(
  [360, 390, 768, 820, 1024, 1280].flatMap((width) => [
    { width, size: '100%' },
    { width, size: '200%' },
  ]),
)('The title is shown in full at $width px and $size text', { tags: ['R-06', 'H-02'] }, async (screen) => {
  await page.viewport(screen.width, 800);
  document.documentElement.style.fontSize = screen.size;
  try {
    root.render(<Details title="Requests" hasBack={false} />);
    await expectWhole('Requests');
    root.render(<Details title="Request 48208" hasBack />);
    await expectWhole('Request 48208');
    expect(shell()?.scrollWidth).toBeLessThanOrEqual(screen.width);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test("The area's name is shown in the rail in full, or not at all", async () => {
  await page.viewport(1280, 800);
  root.render(<Details title="Requests" hasBack={false} />);
  const name = page.getByText('Warehouse', { exact: true });
  await expect.element(name).toBeVisible();
  const isWithin = () => {
    const rail = document.querySelector('nav')!.getBoundingClientRect();
    const { left, right, top, bottom } = name.element().getBoundingClientRect();
    return left >= rail.left && right <= rail.right && top >= rail.top && bottom <= rail.bottom;
  };
  expect(isWithin()).toBe(true);
  document.documentElement.style.fontSize = '200%';
  try {
    const rail = document.querySelector('nav')!.getBoundingClientRect();
    expect(name.element().getBoundingClientRect().left).toBeGreaterThanOrEqual(rail.right);
    expect(document.elementsFromPoint(rail.left + rail.width / 2, rail.bottom - 60)).not.toContain(name.element());
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

/** Whether the text is visible; a text for screen readers only is 1 px wide. */
const isSeen = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().width > 1;

test('On a phone the header shows the connection as a word, too', { tags: ['H-03', 'H-02'] }, async () => {
  await page.viewport(390, 844);
  root.render(<Details title="Requests" hasBack={false} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Live');
  expect([isSeen('Live'), isSeen('Dario Vance')]).toEqual([true, false]);
  await page.viewport(1280, 800);
  expect([isSeen('Live'), isSeen('Dario Vance')]).toEqual([true, true]);
  await page.viewport(390, 844);
  root.render(
    <UiProvider>
      <Person />
    </UiProvider>,
  );
  await expect.element(page.getByRole('main')).not.toBeInTheDocument();
  expect([isSeen('Dario Vance'), isSeen('Warehouse_Personal')]).toEqual([true, true]);
});

test('On a phone a title of twelve letters stays on one line beside the header buttons', { tags: 'H-02' }, async () => {
  await page.viewport(390, 844);
  root.render(
    <UiProvider>
      <AppShell
        area="Warehouse"
        title="Consignación"
        sections={shoesizeSections}
        onSearch={onSearch}
        connection={<ConnectionIndicator state="live" />}
        bell={<IconButton icon={icons.bell} label="Notifications" />}
        user={<Person />}
      >
        The page
      </AppShell>
    </UiProvider>,
  );
  const title = page.getByRole('heading', { name: 'Consignación' });
  await expect.element(title).toBeVisible();
  const { lineHeight } = getComputedStyle(title.element());
  expect(title.element().getBoundingClientRect().height).toBeLessThan(1.5 * Number.parseFloat(lineHeight));
});

test('On a phone with double text size no word of the bottom bar is broken or cut', { tags: 'H-02' }, async () => {
  await page.viewport(390, 844);
  root.render(<Details title="Requests" hasBack={false} sections={shoesizeSections} />);
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  await expect.element(links.first()).toBeVisible();
  const tops = () => new Set(links.elements().map((link) => link.getBoundingClientRect().top));
  expect(tops().size).toBe(1);
  document.documentElement.style.fontSize = '200%';
  try {
    for (const link of links.elements()) {
      const words = document.createRange();
      words.selectNodeContents(link.lastChild!);
      expect(words.getClientRects()).toHaveLength(1);
      expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
    expect(shell()?.scrollWidth).toBeLessThanOrEqual(390);
  } finally {
    document.documentElement.style.fontSize = '';
  }
});

test.each([
  [1023, false, false],
  [1024, true, false],
  [1279, true, false],
  [1280, true, true],
])(
  'At %i px filters have a column without a cart (%s) and beside one (%s)',
  { tags: 'W-02' },
  async (width, alone, beside) => {
    await page.viewport(width, 800);
    for (const [aside, isShown] of [
      [undefined, alone],
      ['The cart', beside],
    ] as const) {
      root.render(
        <UiProvider>
          <AppShell area="Shoesize" title="Inventory" sections={[]} start={<p>Brands</p>} aside={aside}>
            {aside ?? 'No cart'}
          </AppShell>
        </UiProvider>,
      );
      await expect.element(page.getByRole('main')).toHaveTextContent(aside ?? 'No cart');
      await expect.element(page.getByText('Brands')).toHaveLength(isShown ? 1 : 0);
    }
  },
);

test('The links of the frame go through the router, but the skip link does not', { tags: 'H-02' }, async () => {
  const navigate = vi.fn();
  root.render(
    <UiProvider navigate={navigate}>
      <AppShell area="Shoesize" title="Requests" where="" sections={shoesizeSections} aside="Nothing chosen" />
    </UiProvider>,
  );
  await userEvent.click(page.getByRole('link', { name: 'Home' }));
  await userEvent.click(page.getByRole('link', { name: 'Inventory' }));
  const [, inventory] = shoesizeSections;
  expect(navigate.mock.calls).toEqual([['/'], [inventory!.href]]);
  (page.getByRole('link', { name: 'Skip to content' }).element() as HTMLElement).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
  await expect.element(page.getByRole('complementary', { name: 'Details' })).toBeVisible();
  // The place that is not known yet keeps its line.
  expect(document.querySelector('h1 + p')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(16);
});

interface Header {
  back?: boolean;
  isSearchField?: boolean;
  isSearchSmall?: boolean;
}

function Room() {
  return <p>{useIsWide() ? 'Room for a panel' : 'No room'}</p>;
}

test('A page knows from 1024 px on that a panel has room beside it', { tags: 'H-02' }, async () => {
  await page.viewport(1023, 800);
  root.render(<Room />);
  await expect.element(page.getByText('No room')).toBeVisible();
  await page.viewport(1024, 800);
  await expect.element(page.getByText('Room for a panel')).toBeVisible();
});

test.each([
  [751, {}, 'button'],
  [820, {}, 'field'],
  [820, { back: true }, 'button'],
  [820, { isSearchField: true }, 'field'],
  [820, { isSearchField: true, back: true }, 'field'],
  [1280, { back: true }, 'field'],
  [1280, { isSearchSmall: true }, 'button'],
] as const)('At %i px with %o the search is a %s', { tags: 'H-02' }, async (width, { back, ...rest }: Header, kind) => {
  await page.viewport(width, 800);
  root.render(
    <UiProvider>
      <AppShell
        area="Shoesize"
        title="Inventory"
        sections={[]}
        search={<p>The field</p>}
        onSearch={onSearch}
        {...rest}
        back={back ? { label: 'Back to list', onPress: () => {} } : undefined}
      />
    </UiProvider>,
  );
  const field = page.getByText('The field');
  await expect.element(page.getByRole('heading', { name: 'Inventory' })).toHaveAttribute('title', 'Inventory');
  expect(getComputedStyle(field.element().parentElement!).display).toBe(kind === 'field' ? 'block' : 'none');
  expect(page.getByRole('button', { name: 'Search or scan' }).elements()).toHaveLength(kind === 'button' ? 1 : 0);
  if (back) expect(isSeen('Back to list')).toBe(rest.isSearchField !== true);
});
