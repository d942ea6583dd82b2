import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { SizeFigure } from './SizeFigure.tsx';

const meta = {
  title: 'Retail/SizeFigure',
  component: SizeFigure,
  parameters: {
    guide: {
      use: ['For every size: the largest figure of its line. 88 for the next pick, 56 on labels, 40 in carts.'],
      avoid: ['For a count or a price.', 'For several sizes: use SizeRun.'],
      accessibility: ['Read as one number, "10.5", although the half is smaller. Show the system beside it: "US M".'],
    } satisfies Guide,
  },
  args: { size: '10.5', scale: 88 },
} satisfies Meta<typeof SizeFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Halves are smaller, on the baseline; screen readers read one number. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.5')).toBeInTheDocument();
    await expect(canvas.getByText('10')).toHaveAttribute('aria-hidden', 'true');
    const [whole, half] = [canvas.getByText('10'), canvas.getByText('.5')];
    const ratio = parseFloat(getComputedStyle(half).fontSize) / parseFloat(getComputedStyle(whole).fontSize);
    await expect(ratio).toBeCloseTo(0.56, 2);
  },
};

/** 21 in grids, 28 in folded rows, 40 in carts and on phones, 56 on labels, 88 for the next pick. */
export const Scales: Story = {
  render: () => (
    <Stack gap={24} align="start">
      {([21, 28, 40, 56, 88] as const).map((scale) => (
        <Inline key={scale} gap={32} align="baseline">
          {['9', '10.5', '11.5', 'XL', 'XXL', '2XL'].map((size) => (
            <SizeFigure key={size} size={size} scale={scale} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** A size of three letters is no wider than one with a half. */
export const Letters: Story = {
  render: (args) => (
    <Stack gap={24} align="start">
      {['10.5', 'XXL', '2XL', 'XXXL'].map((size) => (
        <SizeFigure key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [number, ...letters] = ['10.5', 'XXL', '2XL', 'XXXL'].map(
      (size) => canvas.getByText(size, { ignore: '[aria-hidden]' }).parentElement!.getBoundingClientRect().width,
    );
    for (const width of letters) await expect(width).toBeLessThanOrEqual(number!);
  },
};

/** The half follows the whole number in every page direction. */
export const RightToLeft: Story = {
  args: { size: '11.5' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [whole, half] = [canvas.getByText('11'), canvas.getByText('.5')];
    await expect(whole.getBoundingClientRect().right).toBeLessThanOrEqual(half.getBoundingClientRect().left + 1);
  },
};

/** The largest figure of its line. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <Inline align="baseline">
      <SizeFigure size="10.5" scale={40} />
      <Text>Halden Court 82</Text>
    </Inline>
  ),
};

/** A price looks like a size. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <SizeFigure size="140" scale={40} />,
};
