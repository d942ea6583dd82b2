import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SizeRun } from './SizeRun.tsx';

const sizes = ['7', '7.5', '8', '8.5', '9', '9.5', '10', '10.5', '11', '12'].map((size) => ({
  size,
  quantity: size === '7.5' ? 0 : 3,
}));

const meta = {
  title: 'Retail/SizeRun',
  component: SizeRun,
  parameters: {
    guide: {
      use: [
        'To show the available sizes of a product: in results, on cards.',
        'With wanted for the sizes of a search: they are inverted.',
      ],
      avoid: ['To choose a size: use SizeGrid.', 'For one size: use SizeFigure.'],
      accessibility: [
        'A named list; sold-out sizes say "none" and do not differ by colour only.',
        'Put the system into label, "Sizes, US M": a page may have several strips.',
      ],
    } satisfies Guide,
  },
  args: { sizes, wanted: ['10.5'], label: 'Sizes, US M' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 364 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SizeRun>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [Z-05] Sizes in stock, sold-out sizes, and the wanted size. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const run = canvas.getByRole('list', { name: 'Sizes, US M' });
    await expect(within(run).getAllByRole('listitem')).toHaveLength(10);
    // Sold out is a text, too, not only struck through.
    await expect(within(run).getByText('7.5')).toHaveTextContent('7.5, none');
    await expect(within(run).getByText('10.5')).toHaveTextContent(/^10\.5$/);
  },
};

/** Wanted and sold out, garments, a long strip. */
export const Cases: Story = {
  render: () => (
    <Stack gap={16}>
      <Text size={13}>Looked for, but sold out</Text>
      <SizeRun sizes={sizes} wanted={['7.5']} />
      <Text size={13}>Garments</Text>
      <SizeRun
        sizes={['XS', 'S', 'M', 'L', 'XL', '2XL'].map((size, quantity) => ({ size, quantity }))}
        wanted={['L']}
      />
      <Text size={13}>More sizes than a line holds</Text>
      <SizeRun
        sizes={Array.from({ length: 17 }, (_, index) => ({ size: String(6 + index / 2), quantity: index % 4 }))}
        wanted={['9', '9.5']}
      />
      <Text size={13}>In one line</Text>
      <SizeRun
        sizes={Array.from({ length: 17 }, (_, index) => ({ size: String(6 + index / 2), quantity: index % 4 }))}
        wanted={['12']}
        isOneLine
      />
    </Stack>
  ),
};

export const Dark: Story = { ...Cases, globals: { theme: 'dark' } };

/** Sizes to read. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <SizeRun {...args} />,
};

/** Is mine among the further ones? */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <Text>Available in: 7, 7.5, 8, 8.5 and further sizes</Text>,
};
