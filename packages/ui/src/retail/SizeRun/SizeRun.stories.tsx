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
  title: 'Components/SizeRun',
  component: SizeRun,
  parameters: {
    guide: {
      use: [
        'To show at a glance which sizes of a product there are: in results, on cards.',
        'With wanted where somebody looks for sizes: they stand inverted.',
      ],
      avoid: ['To choose a size: take SizeGrid.', 'For one size: take SizeFigure.'],
      accessibility: [
        'A list with a name; sold-out sizes say "none" and are not told by colour alone.',
        'Give label the system, "Sizes, US M": several strips stand on one page.',
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

/** [Z-05] What is there, what is not, and the size that was looked for. */
export const Example: Story = {
  play: async ({ canvas }) => {
    const run = canvas.getByRole('list', { name: 'Sizes, US M' });
    await expect(within(run).getAllByRole('listitem')).toHaveLength(10);
    // Sold out is said as well as struck through.
    await expect(within(run).getByText('7.5')).toHaveTextContent('7.5, none');
    await expect(within(run).getByText('10.5')).toHaveTextContent(/^10\.5$/);
  },
};

/** Looked for and sold out, garments, a long run. */
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
    </Stack>
  ),
};

export const Dark: Story = { ...Cases, globals: { theme: 'dark' } };
