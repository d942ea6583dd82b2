import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as icons from '../Icon/icons.ts';
import { products } from '../../fixtures/products.ts';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { ProductRow, type ProductSummary } from '../../retail/ProductRow/ProductRow.tsx';
import { Text } from '../Text/Text.tsx';
import { List, type ListProps } from './List.tsx';

/** A stock of any size from the five products of the fixtures. */
function stock(from: number, count: number): ProductSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const number = from + index;
    const product = products[number % products.length]!;
    return { ...product, sku: `${product.sku}-${number + 1}` };
  });
}

const meta = {
  title: 'Collections/List',
  component: List,
  parameters: {
    guide: {
      use: [
        'For any number of items in a column, of equal or different heights: labels, rows, notifications.',
        'By itself in an element with its own height; the next page is requested five items before the end.',
        'With isInPage as a part of a page that scrolls: the page has the states and the way to further items.',
      ],
      avoid: [
        'For columns to compare and sort: use DataTable.',
        'For ten things or fewer in a page that scrolls anyway: use Stack with as="ul".',
      ],
      anatomy: [
        ['Places', 'Skeletons of the final height, until the first page is there.'],
        ['Items', 'All of 50 or fewer, otherwise those in sight; position and number of all are announced.'],
        ['Foot', 'Loading, an error with a button to try again, or the end message.'],
      ],
      keyboard: [
        ['Up, Down', 'Go to the first control of the item before or after.'],
        ['Home, End', 'First and last item, rendered or not.'],
        ['Page Up, Page Down', 'One window of items.'],
        ['Tab', 'Goes through the controls of an item as usual.'],
      ],
      accessibility: [
        'Each item has its position and the number of all items; loading, the end and an error are read out.',
        'The item with the focus stays rendered when it scrolls out of view, so that the focus is not lost.',
        'A printed page has all items, and the browser finds texts in lists of 50 items or fewer.',
        'Pass total if the server knows it; otherwise screen readers announce only the position.',
      ],
      content: ['label is what is listed: "Requests". endMessage may be friendly: "Yay! You have seen it all".'],
    } satisfies Guide,
  },
  args: {
    label: 'Products',
    items: stock(0, 10_000),
    getKey: (product) => product.sku ?? '',
    estimatedHeight: 133,
    children: (product) => <ProductRow product={product} wantedSizes={['10.5']} onOpen={fn()} headingLevel={2} />,
    onRetry: fn(),
    onLoadMore: fn(),
    empty: (
      <EmptyState title="No results found" icon={icons.search}>
        We couldn't find anything for what you are looking.
      </EmptyState>
    ),
  },
  decorators: [
    exceptExamples((Story) => (
      <div style={{ maxWidth: 520, height: 600, marginInline: -16, display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    )),
  ],
} satisfies Meta<ListProps<ProductSummary>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Ten thousand products: only visible items are rendered, and arrow keys move between them. */
export const Example: Story = {
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole('list', { name: 'Products' });
    await step('renders only the visible items, each with its position', async () => {
      const drawn = list.querySelectorAll(':scope > [role="listitem"]');
      await expect(drawn.length).toBeLessThan(20);
      await expect(drawn[1]).toHaveAttribute('aria-posinset', '2');
      await expect(drawn[1]).toHaveAttribute('aria-setsize', '10000');
    });
    const focused = () => document.activeElement?.closest('[role="listitem"]')?.getAttribute('aria-posinset');
    await step('goes down and up item by item', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(focused()).toBe('3');
      await userEvent.keyboard('{ArrowUp}');
      await expect(focused()).toBe('2');
    });
    await step('goes to the end and back at once', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(focused()).toBe('10000'));
      await expect(document.activeElement).toHaveAccessibleName('Halden Relay Mid');
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(focused()).toBe('1'));
    });
    await step('keeps the focus while one scrolls away', async () => {
      const scroller = list.parentElement!;
      scroller.scrollTop = 50_000;
      await waitFor(() => expect(list.querySelector('[aria-posinset="380"]')).not.toBeNull());
      await expect(focused()).toBe('1');
    });
  },
};

const PAGE = 20;

/** [X-01] Pages of 20: the next one is requested before the end is reached. */
export const InfinitePages: Story = {
  render: function Paging(args) {
    const [items, setItems] = useState<readonly ProductSummary[]>(() => stock(0, PAGE));
    const hasMore = items.length < 3 * PAGE;
    return (
      <List
        {...args}
        items={items}
        hasMore={hasMore}
        endMessage="Yay! You have seen it all"
        onLoadMore={() => {
          args.onLoadMore?.();
          setItems((list) => [...list, ...stock(list.length, PAGE)]);
        }}
      />
    );
  },
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: 'Products' });
    await expect(within(list).getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '-1');
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await expect(canvas.queryByText('Yay! You have seen it all')).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(1));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalledTimes(2));
    await userEvent.keyboard('{End}');
    await expect(await canvas.findByText('Yay! You have seen it all')).toBeInTheDocument();
    await expect(args.onLoadMore).toHaveBeenCalledTimes(2);
  },
};

/** [E-01] Nothing found. */
export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "No results foundWe couldn't find anything for what you are looking.",
    );
  },
};

export const Loading: Story = {
  args: { items: [], status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading Products');
  },
};

/** [E-03] An error is shown in place of the items, with a button to try again. */
export const Failed: Story = {
  args: { items: [], status: 'error', error: 'The stock could not be loaded.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The stock could not be loaded.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** [E-03] The next page failed: what is there stays. */
export const NextPageFailed: Story = {
  args: { items: stock(0, 3), hasMore: true, status: 'error', error: 'The next page could not be loaded.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

export const Dark: Story = { ...NextPageFailed, globals: { theme: 'dark' } };

/** Of a thousand items only those in sight are rendered. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <div style={{ height: 160, display: 'flex', flexDirection: 'column' }}>
      <List
        label="Pairs"
        items={Array.from({ length: 1000 }, (_, index) => `Halden Court 82, pair ${index + 1}`)}
        getKey={(name: string) => name}
        estimatedHeight={24}
        empty={null}
      >
        {(name: string) => <Text>{name}</Text>}
      </List>
    </div>
  ),
};

/** Two items in a scroller of their own: use Stack. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <div style={{ height: 160, display: 'flex', flexDirection: 'column' }}>
      <List
        label="Requests"
        items={['Halden Court 82, 10.5', 'Tarn Fell Runner, 9']}
        getKey={(name: string) => name}
        estimatedHeight={24}
        empty={null}
      >
        {(name: string) => <Text>{name}</Text>}
      </List>
    </div>
  ),
};
