import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { BoxArt } from './BoxArt.tsx';

const meta = {
  title: 'Kiosk/BoxArt',
  component: BoxArt,
  parameters: {
    guide: {
      use: ['For a kiosk screen without products: nothing found, an empty cart, a failure, or thanks.'],
      avoid: ['For staff: use EmptyState or ErrorState.'],
      accessibility: ['A failure is an alert, the others are a status; the drawing is hidden from screen readers.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { art: 'notFound' },
} satisfies Meta<typeof BoxArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'No results found' })).toBeVisible();
    await userEvent.tab();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
/** After a request the customer reads the number once more. */
export const Thanks: Story = { args: { art: 'thanks', size: '10.5', number: 214 } };
/** It tries again by itself; what the customer chose is kept. */
export const Failed: Story = { args: { art: 'failed', units: 2, retrySeconds: 8 } };
/** Sizes that have products are offered in the place of the one that has none. */
export const NearestSizes: Story = {
  args: {
    searched: 'US M 15',
    label: 'Halden',
    otherSizes: [
      { value: 'US M 12', count: 11 },
      { value: 'US M 13', count: 9 },
      { value: 'US M 14', count: 4 },
      { value: 'US W 15', count: 1 },
    ],
    onSize: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^14/ }));
    await expect(args.onSize).toHaveBeenCalledWith('US M 14');
    await expect(canvas.getAllByRole('button')).toHaveLength(2);
  },
};

/** For customers, told with a box. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <BoxArt art="emptyCart" />,
};

/** The tone of a staff tool. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <EmptyState title="No data" />,
};
