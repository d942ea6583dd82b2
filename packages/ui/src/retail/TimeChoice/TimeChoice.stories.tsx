import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { TextField } from '../../components/TextField/TextField.tsx';
import { TimeChoice } from './TimeChoice.tsx';

const options = [
  { id: 'today', label: 'Today', time: '20:00' },
  { id: 'tomorrow', label: 'Tomorrow', time: '20:00' },
  { id: 'friday', label: 'Friday', time: '18:00' },
];

const meta = {
  title: 'Bookings/TimeChoice',
  component: TimeChoice,
  parameters: {
    guide: {
      use: ['For one of a few times of the store: until when a pair is held.'],
      avoid: ['For any day: use DatePicker.', 'For times of a calendar: use FreeTimes.'],
      accessibility: ['Native radio buttons with the name of the group; arrow keys choose.'],
      content: ['Name the day as people say it: "Today", "Tomorrow", "Friday".'],
    } satisfies Guide,
  },
  args: { label: 'Until', options, value: 'today', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeChoice
        {...args}
        value={value}
        onChange={(id) => {
          setValue(id);
          args.onChange(id);
        }}
      />
    );
  },
} satisfies Meta<typeof TimeChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The day says which closing is meant. */
export const Example: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Today 20:00' })).toBeChecked();
    await userEvent.click(canvas.getByText('Tomorrow'));
    await expect(args.onChange).toHaveBeenCalledWith('tomorrow');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: 'Friday 18:00' })).toBeChecked();
  },
};

/** Nothing is chosen yet, and a text does not fit beside the others. */
export const LongTexts: Story = {
  args: { value: undefined, options: [...options, { id: 'x', label: 'Donnerstag, 14. Dezember', time: '20:00' }] },
};

export const Dark: Story = { globals: { theme: 'dark' } };

/** A few times to choose from. */
export const Do: Story = { tags: ['do', '!dev'], render: (args) => <TimeChoice {...args} /> };

/** A time to type. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="Until" value="20:00" onChange={() => undefined} />,
};
