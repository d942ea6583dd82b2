import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { BoxArt } from './BoxArt.tsx';

const meta = {
  title: 'Retail/BoxArt',
  component: BoxArt,
  parameters: {
    guide: {
      use: ['For a kiosk screen without products: nothing found, an empty cart, a failure, or thanks.'],
      avoid: ['For staff: use EmptyState or ErrorState.'],
      doAndDont: [
        {
          do: ['<BoxArt art="emptyCart" />', 'For customers, told with a box.'],
          dont: ['<EmptyState title="No data" />', 'The tone of a staff tool.'],
        },
      ],
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
export const Failed: Story = { args: { art: 'failed' } };
