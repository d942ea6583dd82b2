import { plainText } from '../../internal/plainText.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import * as icons from '../Icon/icons.ts';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { products } from '../../fixtures/products.ts';
import { wedge } from '../../fixtures/wedge.ts';
import type { Guide } from '../../internal/guide.ts';
import { SearchButton } from '../SearchButton/SearchButton.tsx';
import { Text } from '../Text/Text.tsx';
import { CommandPalette, type PaletteGroup } from './CommandPalette.tsx';

const pages: PaletteGroup = {
  id: 'pages',
  title: 'Pages',
  items: [
    { id: 'page requests', label: 'Requests', note: 'Sales floor', icon: icons.footprints },
    { id: 'page inventory', label: 'Inventory', note: 'Sales floor', icon: icons.boxes },
    { id: 'page profile', label: 'Profile', note: 'Sales floor', icon: icons.circleUser },
  ],
};
const commands: PaletteGroup = {
  id: 'commands',
  title: 'Commands',
  items: [
    { id: 'mute', label: 'Mute notifications', icon: icons.volumeX },
    { id: 'theme dark', label: 'Dark colours', icon: icons.moon },
    { id: 'logout', label: 'Logout', icon: icons.logOut },
  ],
};
const found: PaletteGroup = {
  id: 'products',
  title: 'Products',
  items: products.map(({ name, colourway, sku, imageUrl, inStore }) => ({
    id: `sku ${sku}`,
    label: name,
    note: `${colourway.name}, ${inStore} in store`,
    imageUrl,
    code: sku ?? undefined,
  })),
};

const narrow = (groups: readonly PaletteGroup[], query: string) =>
  groups.map((group) => ({
    ...group,
    items: group.items.filter(({ label, code }) =>
      plainText(`${label} ${code ?? ''}`).includes(plainText(query).trim()),
    ),
  }));

const meta = {
  title: 'Actions/CommandPalette',
  component: CommandPalette,
  parameters: {
    guide: {
      use: [
        'To reach anything by typing: pages, products, pairs, commands. Opened by a SearchButton, / or Ctrl-K.',
        'Over any page, also for scanners: a scan calls onScan, and its characters do not appear in the field.',
      ],
      avoid: [
        'To narrow the list that is already there: use SearchField or FilterPanel.',
        'As the only way to a function: it must also be reachable on the page.',
      ],
      anatomy: [
        ['Field', 'The query; scans are separated from typing.'],
        ['Groups', 'Items of one kind under their heading: picture or pictogram, words, a code.'],
        ['States', 'Places while searching, what failed with a retry, or nothing with what to try.'],
        ['Keys', 'What the arrows, Enter and Escape do.'],
      ],
      keyboard: [
        ['Up, Down', 'Move the mark through all groups; the focus stays in the field.'],
        ['Enter', 'Chooses the marked item; without one it sends what was typed.'],
        ['Escape', 'Closes, and the focus returns to where it was.'],
      ],
      accessibility: [
        'A combobox with a grouped list; a running search and the number of results are announced.',
        'It neither searches nor filters: pass the groups that match query, and set isPending and error.',
      ],
      content: [
        'label says what can be found: "Search or scan a barcode". A command is a verb, a page its name, a note one short line.',
        'emptyText says what to try next.',
      ],
    } satisfies Guide,
    docs: { story: { inline: false, height: '640px' } },
  },
  args: {
    isOpen: true,
    label: 'Search or scan a barcode',
    query: '',
    groups: [pages, commands],
    onClose: fn(),
    onQueryChange: fn(),
    onChoose: fn(),
    onSubmit: fn(),
    onScan: fn(),
  },
  argTypes: { groups: { control: false } },
  // The app searches: here a few products, pages and commands by a part of their names.
  render: function Searching(args) {
    const [query, setQuery] = useState(args.query);
    const [isOpen, setOpen] = useState(args.isOpen);
    const isAsked = args.groups === meta.args.groups;
    return (
      <>
        <Button onPress={() => setOpen(true)}>Search</Button>
        <CommandPalette
          {...args}
          isOpen={isOpen}
          onClose={() => {
            setOpen(false);
            args.onClose();
          }}
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            args.onQueryChange(next);
          }}
          groups={isAsked ? narrow(query === '' ? args.groups : [...args.groups, found], query) : args.groups}
        />
      </>
    );
  },
} satisfies Meta<typeof CommandPalette>;
export default meta;
type Story = StoryObj<typeof meta>;

/** For stories with few results: a lower window in the docs page. */
const low = { docs: { story: { inline: false, height: '440px' } } };

const field = () => screen.findByRole('combobox', { name: 'Search or scan a barcode' }, ON_DEMAND);
const marked = async () => {
  const input = await field();
  return document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
};

/** Pages and commands, before anything is typed. */
export const Example: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('option', { name: /Logout/ })).toBeVisible(), ON_DEMAND);
  },
};

/** Found, marked and chosen without a mouse; the focus never leaves the field. */
export const Keys: Story = {
  play: async ({ args, step }) => {
    const input = await field();
    await step('takes the focus and offers pages and commands', async () => {
      await waitFor(() => expect(input).toHaveFocus());
      // The list is drawn after the field.
      const list = await screen.findByRole('listbox', { name: 'Results' });
      await waitFor(() => expect(within(list).getByRole('group', { name: 'Pages' })).toBeVisible());
      await expect(within(list).getAllByRole('option')).toHaveLength(6);
    });
    await step('arrows mark, Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await waitFor(async () => expect(await marked()).toHaveTextContent('Inventory'));
      await userEvent.keyboard('{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith('page inventory');
      await expect(input).toHaveFocus();
    });
    await step('typing marks the first that fits', async () => {
      // As fast as people type: Enter comes before the mark is announced.
      await userEvent.setup({ delay: 70 }).keyboard('tfr-2210-i{Enter}');
      await expect(args.onChoose).toHaveBeenLastCalledWith('sku TFR-2210-IP');
      await expect(args.onSubmit).not.toHaveBeenCalled();
    });
    await step('a finger chooses as well, on 44 px', async () => {
      const option = screen.getByRole('option', { name: /Tarn Fell Runner/ });
      await expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
      await userEvent.click(option);
      await expect(args.onChoose).toHaveBeenCalledTimes(3);
    });
    await step('Escape closes, and the focus returns', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

/** A scan is separated from typing: it chooses no item and is not added to the query. */
export const Scanned: Story = {
  play: async ({ args }) => {
    const input = await field();
    await waitFor(() => expect(input).toHaveFocus());
    wedge('2048177304161');
    await expect(args.onScan).toHaveBeenCalledWith('2048177304161');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    screen.getByRole('button', { name: 'Close' }).focus();
    wedge('036000291452');
    await expect(args.onScan).toHaveBeenLastCalledWith('0036000291452');
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Enter with nothing marked sends what was typed. */
export const Sent: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await userEvent.keyboard('2048{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('2048');
  },
};

/** Characters typed before the code was loaded are in the field; a skeleton is shown. */
export const Loading: Story = {
  parameters: low,
  args: { query: 'halden', groups: [], isPending: true },
  play: async () => {
    await expect(await field()).toHaveValue('halden');
    await expect(screen.getByRole('status')).toHaveTextContent('Searching');
    await expect(screen.queryByText('No results found')).toBeNull();
  },
};

/** [E-01] Nothing was found. */
export const Empty: Story = {
  parameters: low,
  args: { query: 'sandal', groups: [] },
  play: async () => {
    await waitFor(() => expect(screen.getByText('No results found')).toBeVisible(), ON_DEMAND);
  },
};

/** The store cannot be asked; what is known without it can still be chosen. */
export const Failed: Story = {
  parameters: low,
  args: {
    query: 'pro',
    groups: [{ ...pages, items: pages.items.slice(2) }],
    error: 'You are offline: products and barcodes cannot be looked up.',
    onRetry: fn(),
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByText(/You are offline/)).toBeVisible(), ON_DEMAND);
    await expect(screen.getByRole('option', { name: /Profile/ })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Products: Story = {
  args: { query: 'court', groups: [found] },
  play: async () => {
    await expect(await screen.findAllByRole('option', {}, ON_DEMAND)).toHaveLength(5);
  },
};
export const Dark: Story = { ...Products, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Products, globals: { theme: 'contrast' } };

/** Long words wrap, and a name has two lines at most; nothing runs out of its box. */
export const LongText: Story = {
  parameters: low,
  args: {
    query: 'a'.repeat(80),
    groups: [
      {
        id: 'products',
        title: 'Products',
        items: [
          {
            id: 'long',
            label: 'Halden Court 82 Retro High Premium Anniversary Edition with Reflective Laces and a Second Pair',
            note: 'Chalk / Fern / Gum / Night Navy / Brass / Tomato / Glacier / Signal, 33 in store',
            imageUrl: products[0]!.imageUrl,
            code: 'HC82-104-CF-ANNIVERSARY-2025-EU',
          },
          { id: 'short', label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenständer', icon: icons.tag },
        ],
      },
    ],
  },
};
/** The code stays in the column of the words, not under the picture. */
export const LargeText: Story = {
  ...LongText,
  globals: { textSize: '200' },
  play: async () => {
    const list = await screen.findByRole('listbox', {}, ON_DEMAND);
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const label = screen.getByText(/^Halden Court 82 Retro/).getBoundingClientRect();
    const code = screen.getByText('HC82-104-CF-ANNIVERSARY-2025-EU').getBoundingClientRect();
    await expect(code.left).toBeGreaterThanOrEqual(label.left);
  },
};
export const RightToLeft: Story = { ...Products, globals: { direction: 'rtl' } };

/** On a phone the list scrolls under the field. */
export const Phone: Story = {
  ...Products,
  parameters: { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** A visible button opens it; the keys are a shortcut. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <SearchButton label="Search products, pairs and pages" onOpen={() => {}} />,
};

/** A tablet without a keyboard cannot open it. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text tone="soft">Press Ctrl-K to search.</Text>,
};
