import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Text } from '../../components/Text/Text.tsx';
import { Cartons } from './Cartons.tsx';

const meta = {
  title: 'Stockroom/Cartons',
  component: Cartons,
  parameters: {
    guide: {
      use: ['For the cartons of a delivery: which one is counted, which one is open, and how many pairs each has.'],
      avoid: ['For the pairs of one carton: use SizeBoxes.', 'For boxes of a kiosk: use ShoeBox.'],
      accessibility: [
        'A list; each button is named by the number of the carton, its pairs, its state and its code.',
        'The drawing is an ornament: the words below it say the same.',
      ],
      content: ['A carton without a count says how many pairs are expected, never zero.'],
    } satisfies Guide,
  },
  args: {
    label: 'Cartons of D-4471',
    cartons: [
      { code: 'D-4471-1', expected: 12, counted: 12, absent: 0 },
      { code: 'D-4471-2', expected: 12, counted: 3, absent: 0 },
      { code: 'D-4471-3', expected: 9, counted: 0, absent: 0 },
    ],
    onOpen: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 352 }}>{Story()}</div>],
} satisfies Meta<typeof Cartons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Counted, open and not opened. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /Carton 2 3 of 12 Open D-4471-2/ }));
    await expect(args.onOpen).toHaveBeenCalledWith('D-4471-2');
    await expect(canvas.getByText('9 expected')).toBeVisible();
  },
};

/** One of them is open beside its pairs. */
export const Chosen: Story = {
  args: { openCode: 'D-4471-2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('D-4471-2');
  },
};

/** Cartons that nothing opens, one with a long code, and more than 99. */
export const Shown: Story = {
  args: {
    onOpen: undefined,
    cartons: Array.from({ length: 101 }, (_, index) => ({
      code: index === 1 ? 'SSCC-003401234567890123' : `D-${index}`,
      expected: 4,
      counted: index < 3 ? 4 : 0,
      absent: 0,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(101);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** What is not opened is not zero. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <Cartons {...args} /> };

/** A row of codes does not say where to go on. */
export const Dont: Story = { tags: ['dont', '!dev'], render: () => <Text>D-4471-1, D-4471-2, D-4471-3</Text> };
