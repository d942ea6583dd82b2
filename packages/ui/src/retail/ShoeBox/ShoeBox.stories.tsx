import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { ShoeBox } from './ShoeBox.tsx';

const meta = {
  title: 'Retail/ShoeBox',
  component: ShoeBox,
  parameters: {
    guide: {
      use: ['For a box of the kiosk: wall, brands and cart are made of it.'],
      avoid: ['As a button: put it into one.'],
    } satisfies Guide,
    layout: 'fullscreen',
  },
  args: { cardboard: '#2F5A44', children: 'Halden' },
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: 200 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShoeBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Halden')).toBeVisible();
    await expect(args.cardboard).toBe('#2F5A44');
    await userEvent.tab();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
