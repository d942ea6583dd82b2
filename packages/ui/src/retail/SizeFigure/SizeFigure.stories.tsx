import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../../components/Inline/Inline.tsx';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { SizeFigure } from './SizeFigure.tsx';

const meta = {
  title: 'Components/SizeFigure',
  component: SizeFigure,
  parameters: {
    guide: {
      use: [
        'For a size, wherever it stands: the loudest figure of its line. 88 for the next box, 56 on labels, 40 in carts.',
      ],
      avoid: ['For a count or a price.', 'For several sizes: take SizeRun.'],
      accessibility: ['Read as one number, "10.5", though the half is set apart. Say the system beside it: "US M".'],
    } satisfies Guide,
  },
  args: { size: '10.5', scale: 88 },
} satisfies Meta<typeof SizeFigure>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Halves are set small on the baseline; read aloud it stays one number. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10.5')).toBeInTheDocument();
    await expect(canvas.getByText('10')).toHaveAttribute('aria-hidden', 'true');
    const [whole, half] = [canvas.getByText('10'), canvas.getByText('.5')];
    const ratio = parseFloat(getComputedStyle(half).fontSize) / parseFloat(getComputedStyle(whole).fontSize);
    await expect(ratio).toBeCloseTo(0.56, 2);
  },
};

/** 21 in grids, 28 where a row is folded, 40 in the cart and on phones, 56 on labels, 88 for the next box. */
export const Scales: Story = {
  render: () => (
    <Stack gap={24} align="start">
      {([21, 28, 40, 56, 88] as const).map((scale) => (
        <Inline key={scale} gap={32} align="baseline">
          {['9', '10.5', '11.5', 'XL', '2XL'].map((size) => (
            <SizeFigure key={size} size={size} scale={scale} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

/** A size is a number: its half stays behind the whole in every direction. */
export const RightToLeft: Story = {
  args: { size: '11.5' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [whole, half] = [canvas.getByText('11'), canvas.getByText('.5')];
    await expect(whole.getBoundingClientRect().right).toBeLessThanOrEqual(half.getBoundingClientRect().left + 1);
  },
};
