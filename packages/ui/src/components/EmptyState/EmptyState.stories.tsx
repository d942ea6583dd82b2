import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Grid/Grid.tsx';
import * as icons from '../Icon/icons.ts';
import type { Guide } from '../../internal/guide.ts';
import { EmptyState } from './EmptyState.tsx';

const clear = fn();

const meta = {
  title: 'Messages/EmptyState',
  component: EmptyState,
  parameters: {
    guide: {
      use: ['Where there is no data and no error: no results, no bookings, an empty cart. With what to do next.'],
      avoid: ['Where loading failed: use ErrorState.', 'While data loads: use Skeleton.'],
      accessibility: ['Read out when it appears. An action in it is an ordinary button.'],
      content: [
        'The title says what is missing: "No results found". Then one sentence on what to try, never an apology.',
      ],
    } satisfies Guide,
  },
  args: {
    title: 'No results found',
    children: "We couldn't find anything for what you are looking.",
    icon: icons.search,
    action: <Button onPress={clear}>Clear filters</Button>,
  },
  argTypes: { icon: { control: false }, action: { control: false } },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** [E-01] The literal line, then what to do next. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No results found');
    await expect(canvas.getByText("We couldn't find anything for what you are looking.")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(clear).toHaveBeenCalledOnce();
  },
};

/** [Z-07] The lists' own lines. */
export const Lists: Story = {
  render: () => (
    <Grid column="l">
      <EmptyState title="No pending requests." icon={icons.inbox} action={<Button>Go to Request</Button>}>
        Placed requests appear here while the warehouse picks them.
      </EmptyState>
      <EmptyState title="No products checked out." icon={icons.packageCheck}>
        Pairs checked out to you appear here.
      </EmptyState>
    </Grid>
  ),
};

/** Says what to do next. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <EmptyState title="Your cart is empty" action={<Button>Find a pair</Button>}>
      Add pairs from the list.
    </EmptyState>
  ),
};

/** Program text, and no way on. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <EmptyState title="0 results (null)" />,
};
