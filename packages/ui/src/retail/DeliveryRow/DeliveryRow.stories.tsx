import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';

const meta = {
  title: 'Stockroom/DeliveryRow',
  component: DeliveryRow,
  parameters: {
    guide: {
      use: ['For a delivery in a list: how many pairs, from whom, for which day, and how far its count is.'],
      avoid: ['For a pair: use PairRow.', 'For the cartons of one delivery: use Cartons.'],
      accessibility: ['An article and a button, both named by sender and number.'],
      content: ['Without a count the row shows its cartons, dashed, and no zero.'],
    } satisfies Guide,
  },
  args: {
    from: 'Halden Footwear',
    number: 'D-4471',
    pairs: 33,
    cartons: 3,
    day: 'Today',
    dayNote: 'Counted 14:08',
    state: 'counting',
    counted: 15,
    onOpen: fn(),
  },
} satisfies Meta<typeof DeliveryRow>;
export default meta;
type Story = StoryObj<typeof meta>;

/** It is being counted. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('15 of 33')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Halden Footwear D-4471' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

/** Open, late, expected, closed, with one pair and with thousands. */
export const States: Story = {
  render: (args) => {
    const late = { day: 'Sat, Nov 21', dayNote: '3 days late', state: 'late', counted: null } as const;
    const plain = { day: 'Wed, Nov 25', dayNote: 'Tomorrow', state: 'plain', counted: null } as const;
    return (
      <Stack gap={8}>
        <DeliveryRow {...args} isOpen />
        <DeliveryRow {...args} {...late} from="Tarn Fell" number="D-4468" pairs={48} cartons={4} />
        <DeliveryRow {...args} {...plain} from="Kurobe" number="D-4475" pairs={1} cartons={1} />
        <DeliveryRow {...args} {...plain} from="Lowland" number="D-4476" pairs={5000} cartons={420} />
        <DeliveryRow
          {...args}
          state="closed"
          dayNote={undefined}
          end={<Stamp state="found">Closed</Stamp>}
          number="D-4460"
        />
      </Stack>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pair in one carton')).toBeVisible();
    await expect(canvas.getAllByText('No carton opened yet')).toHaveLength(3);
  },
};

export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxWidth: 366 }}>
      <DeliveryRow {...args} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** How many, from whom, when. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <DeliveryRow {...args} /> };

/** A number alone says nothing of the work. */
export const Dont: Story = { tags: ['dont', '!dev'], render: () => <Text>D-4471</Text> };
