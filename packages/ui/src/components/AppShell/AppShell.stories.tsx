import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button } from '../Button/Button.tsx';
import { ConnectionIndicator } from '../ConnectionIndicator/ConnectionIndicator.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { lines, shoesizeSections } from '../../fixtures/store.ts';
import type { Guide } from '../../internal/guide.ts';
import { RequestCard } from '../../retail/RequestCard/RequestCard.tsx';
import { RequestCart } from '../../retail/RequestCart/RequestCart.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { AppShell } from './AppShell.tsx';
import { useIsWide } from './useIsWide.ts';

const meta = {
  title: 'Layout/AppShell',
  component: AppShell,
  parameters: {
    guide: {
      use: [
        'Once around every page of an area: rail, header, page and aside.',
        'With start for the filters of a list: without room it is a sheet, which a button at the foot opens.',
        'With aside for what belongs to the whole page, such as the cart; bottom for what a thumb needs on small screens.',
      ],
      avoid: [
        'For a page without an area: use WelcomeScreen for the sign-in, MessageScreen for a refusal.',
        'For a list and its detail within the page: use Split.',
      ],
      anatomy: [
        ['Rail', "Sections, and the area's name set upright at its foot; a bar at the bottom of small screens."],
        ['Header', 'Title and place, the search, the live indicator, bell and person.'],
        ['Page', 'Fills what is left, and scrolls.'],
        ['Aside', 'A cart or detail beside the page; on small screens a sheet.'],
        ['Bar', "Within a thumb's reach under the page."],
      ],
      keyboard: [
        ['Tab', 'First to "Skip to content", which skips header and sections.'],
        ['Escape', "Under 1024 px: closes the aside's sheet or the sections of More, and the focus returns."],
      ],
      accessibility: [
        "The landmarks are banner, navigation, main and aside; the title is the page's only h1, so pages begin with h2.",
        'The open section is announced as current. While the aside is a sheet, the rest of the page is inert.',
        "After a change of page, set the document's title and move the focus to main. The shell does not know the address.",
      ],
      content: [
        'Sections are one word. title names the page, where names the place: "Requests", "Canal Street, sales floor".',
      ],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: {
    area: 'Shoesize',
    title: 'Requests',
    where: 'Canal Street, sales floor',
    sections: shoesizeSections,
    connection: <ConnectionIndicator state="live" />,
    aside: (
      <div style={{ padding: 24 }}>
        <EmptyState title="Your cart is empty" icon={icons.cart}>
          Pairs that you add appear here.
        </EmptyState>
      </div>
    ),
    asideLabel: 'Request cart',
    onAsideClose: fn(),
    children: (
      <Stack gap={8}>
        {lines.slice(0, 3).map((line) => (
          <RequestCard key={line.barcode} line={line} status="1" onAdd={fn()} />
        ))}
      </Stack>
    ),
  },
} satisfies Meta<typeof AppShell>;
export default meta;
type Story = StoryObj<typeof meta>;

const phone = { viewport: { options: { phone: { name: 'Phone', styles: { width: '390px', height: '844px' } } } } };

/** Landmarks, one h1, and the section that is open. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('navigation', { name: 'Sections' })).toBeVisible();
    await expect(canvas.getByRole('complementary', { name: 'Request cart' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Requests' })).toHaveAttribute('aria-current', 'page');
  },
};

/** The first press of Tab offers a way past header and sections. */
export const SkipToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

/** A way back; a long title gives way. */
export const WithBack: Story = {
  args: {
    back: { label: 'Back to list', onPress: fn() },
    title: 'Request 48213 of Maren Okafor for a customer with a long name',
  },
};

/** The logo of a chain takes the place of the kit's; the link keeps its name. */
export const OwnLogo: Story = {
  args: { logo: <Icon icon={icons.store} size={24} /> },
  play: async ({ canvas }) => {
    const home = canvas.getByRole('link', { name: 'Home' });
    await expect(home.querySelectorAll('svg')).toHaveLength(1);
    await expect(home.querySelector('svg')).toHaveAttribute('viewBox', '0 0 24 24');
  },
};

/** On a phone the title is shown whole beside the back link, too. */
export const BackOnAPhone: Story = {
  args: {
    back: { label: 'Back', onPress: fn() },
    title: 'Inventory',
    onSearch: fn(),
    bell: <IconButton icon={icons.bell} size={24} label="Notifications" />,
    user: <Avatar name="Maren Okafor" />,
  },
  parameters: phone,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ args, canvas, userEvent }) => {
    const title = canvas.getByRole('heading', { level: 1 });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.back!.onPress).toHaveBeenCalledOnce();
  },
};

/** The bar of a phone has room for five sections: the others are behind "More". */
export const MoreSections: Story = {
  args: {
    sections: [
      ...shoesizeSections,
      { id: 'holds', label: 'Holds', icon: icons.bookmark, href: '/shoesize/holds', isCurrent: false },
      { id: 'insight', label: 'Insight', icon: icons.chart, href: '/shoesize/insight', isCurrent: false },
    ],
  },
  parameters: phone,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(canvas.getByRole('link', { name: 'Insight' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const LargeText: Story = {
  globals: { textSize: '200' },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Under 1024 px the aside is a sheet: it takes the focus, makes the rest inert, and gives the focus back. */
export const AsSheet: Story = {
  args: { sections: shoesizeSections.slice(0, 4) },
  render: function Sheet(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <AppShell {...args} isAsideOpen={isOpen} onAsideClose={() => setOpen(false)}>
        <Button onPress={() => setOpen(true)}>Open</Button>
      </AppShell>
    );
  },
  parameters: phone,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const sheet = canvas.getByRole('dialog', { name: 'Request cart' });
    await expect(sheet).toHaveFocus();
    const close = within(sheet).getByRole('button', { name: 'Close' });
    await expect(close.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.click(close);
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** A cart draws its own head: one cross, not two. */
export const CartAsSheet: Story = {
  parameters: phone,
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: (args) => (
    <AppShell
      {...args}
      isAsideOpen
      hasAsideHead={false}
      aside={
        <RequestCart
          lines={[]}
          sentTo="Warehouse, Canal Street"
          onQuantityChange={fn()}
          onRemove={fn()}
          onPlace={fn()}
          onClose={fn()}
        />
      }
    />
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('dialog', { name: 'Request cart' });
    await expect(within(sheet).getAllByRole('button', { name: /^Close/ })).toHaveLength(1);
    const place = within(sheet).getByRole('button', { name: 'PLACE REQUEST' });
    await expect(window.innerHeight - place.getBoundingClientRect().bottom).toBeLessThanOrEqual(24);
  },
};

const Wide = () => <Text>{useIsWide() ? 'The panel is beside the list' : 'The panel covers the list'}</Text>;

/** What a page does depends on the width, too: useIsWide says whether the aside has room beside the page. */
export const WidthOfThePage: Story = {
  render: (args) => (
    <AppShell {...args}>
      <Wide />
    </AppShell>
  ),
  play: async ({ canvas }) => {
    const text = window.innerWidth < 1024 ? 'The panel covers the list' : 'The panel is beside the list';
    await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** One or two words name the area; the place is below. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ width: 240 }}>
      <Stack gap={4}>
        <Heading level={2} isTruncated>
          Bins
        </Heading>
        <Text tone="soft">Stockroom, Canal Street</Text>
      </Stack>
    </div>
  ),
};

/** A sentence is cut off on a phone. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ width: 240 }}>
      <Stack gap={4}>
        <Heading level={2} isTruncated>
          Manage all bins and shelves of your stockroom
        </Heading>
        <Text tone="soft">Stockroom, Canal Street</Text>
      </Stack>
    </div>
  ),
};
