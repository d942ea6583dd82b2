import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { BoxArt } from './BoxArt.tsx';

const meta = {
  title: 'Components/BoxArt',
  component: BoxArt,
  parameters: {
    guide: {
      use: ['For a kiosk screen without content: nothing found, or a failure.'],
      avoid: ['For staff: use EmptyState or ErrorState.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { art: 'empty', title: 'No results found', text: 'We could not find anything for what you are looking.' },
} satisfies Meta<typeof BoxArt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: args.title })).toBeVisible();
    await userEvent.tab();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
