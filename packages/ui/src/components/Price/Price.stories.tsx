import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Price } from './Price.tsx';

const meta = {
  title: 'Text and data/Price',
  component: Price,
  parameters: {
    guide: {
      use: ["For an amount of money, in the currency's unit. All digits have the same width, so columns are aligned."],
      avoid: ['To enter one: use NumberField with a format.', 'For a pair of bounds: use PriceRange.'],
      accessibility: ['Read as money in the page\'s language. An old price beside a new one needs words: "was".'],
    } satisfies Guide,
  },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

/** USD with two decimals; figures of equal width, not mono. */
export const Example: Story = {
  args: { amount: 1290.5 },
  play: async ({ canvas }) => {
    const price = canvas.getByText('$1,290.50');
    await expect(getComputedStyle(price).fontFamily).toContain('Archivo');
  },
};

/** Digits of equal width, aligned at the end. */
export const Do: StoryObj = {
  tags: ['do', '!dev'],
  render: () => (
    <Stack gap={4} align="end">
      <Price amount={140} />
      <Price amount={1165.5} />
    </Stack>
  ),
};

/** Two formats in one column. */
export const Dont: StoryObj = {
  tags: ['dont', '!dev'],
  render: () => (
    <Stack gap={4}>
      <Text>$140</Text>
      <Text>1165.5 USD</Text>
    </Stack>
  ),
};
