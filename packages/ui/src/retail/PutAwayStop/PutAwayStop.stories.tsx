import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { PutAwayStop } from './PutAwayStop.tsx';

const meta = {
  title: 'Stockroom/PutAwayStop',
  component: PutAwayStop,
  parameters: {
    guide: {
      use: ['For the way of a person who puts pairs away: bin by bin, in walking order.'],
      avoid: ['For a pair that moves from one bin to another: use BinRoute.', 'For a pair to fetch: use PickRow.'],
      accessibility: ['An article named by its bin. "Next bin" is a word, not only a colour.'],
      content: ['The note says why this bin was chosen.'],
    } satisfies Guide,
  },
  args: {
    number: 2,
    bin: 'A-14-03',
    note: 'The size was here before',
    sizes: [
      { size: '8', pairs: 1 },
      { size: '8.5', pairs: 1 },
      { size: '9', pairs: 2 },
      { size: '10', pairs: 2 },
    ],
    products: 'Halden Court 82',
  },
} satisfies Meta<typeof PutAwayStop>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Six pairs for one bin. */
export const Example: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article', { name: 'A-14-03' })).toHaveTextContent('6 pairs');
  },
};

/** The next bin, one pair, many sizes, and no bin. */
export const States: Story = {
  render: (args) => (
    <Stack gap={8}>
      <PutAwayStop {...args} number={1} bin="A-09-12" sizes={[{ size: '8.5', pairs: 1 }]} isNext />
      <PutAwayStop
        {...args}
        sizes={Array.from({ length: 14 }, (_, index) => ({ size: `${6 + index / 2}`, pairs: 2 }))}
      />
      <PutAwayStop {...args} number={3} sizes={[{ size: 'XL', pairs: 1 }]} products="Lowland Parka" />
      <PutAwayStop {...args} number={4} bin={null} note="The size is new here" />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Next bin')).toBeVisible();
    await expect(canvas.getByText('1 pair')).toBeVisible();
    await expect(canvas.getByText('A free bin')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <PutAwayStop {...args} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** The bin first. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <PutAwayStop {...args} /> };

/** Where does it go? */
export const Dont: Story = { tags: ['dont', '!dev'], render: () => <Text>Halden Court 82, sizes 8 to 10</Text> };
