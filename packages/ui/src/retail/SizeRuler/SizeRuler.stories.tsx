import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Select } from '../../components/Select/Select.tsx';
import { SizeRuler } from './SizeRuler.tsx';

const meta = {
  title: 'Kiosk/SizeRuler',
  component: SizeRuler,
  parameters: {
    guide: {
      use: ["For the first question of the kiosk: the customer's size."],
      avoid: ['To choose a size of one product: use KioskProduct.'],
      anatomy: [
        ['Systems', 'US M, EU and others.'],
        ['Run', 'All sizes; the chosen one is scrolled to the middle. Until then a question mark is in its place.'],
      ],
      keyboard: [
        ['Tab', 'Moves to the systems, then to the chosen size or the first one.'],
        ['Arrow keys', 'Choose the next or previous size.'],
      ],
      accessibility: ['Sizes are radio buttons of one group, which is named with the system.'],
    } satisfies Guide,
    layout: 'fullscreen',
    docs: { story: { height: '113px' } },
  },
  args: {
    system: 'US M',
    onSystem: fn(),
    sizes: [
      ...['8', '8.5', '9', '9.5', '10', '10.5', '11', '12'].map((size) => ({ size, sizeSystem: 'US M' })),
      { size: '42', sizeSystem: 'EU' },
    ],
    size: '10.5',
    onSize: fn(),
  },
} satisfies Meta<typeof SizeRuler>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '9.5' }));
    await expect(args.onSize).toHaveBeenCalledWith('9.5');
    await expect(canvas.getByRole('radio', { name: '10.5' })).toBeChecked();
  },
};
/** No size is chosen yet: the ruler asks. */
export const Asks: Story = {
  args: { size: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Which size?' })).toBeVisible();
    for (const size of canvas.getAllByRole('radio')) await expect(size).not.toBeChecked();
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };

/** All sizes at once. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <SizeRuler {...args} sizes={args.sizes.slice(2, 8)} />,
};

/** A menu at a kiosk. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Select label="Size" items={[{ id: '9', label: '9' }]} value="9" onChange={() => {}} />,
};
