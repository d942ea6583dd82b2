import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { TimeField } from './TimeField.tsx';

const meta = {
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: {
    guide: {
      use: ['For a time of day: when a booking begins, until when a store is open.'],
      avoid: [
        'For one of a few free times: use FreeTimes or RadioGroup.',
        'For a day: use DateField. For how long: use NumberField with a unit.',
      ],
      keyboard: [
        ['Figures', 'Typed without a pause: a complete segment moves on to the next.'],
        ['Up, Down', 'Change the part by one.'],
        ['Left, Right', 'Go from part to part.'],
        ['Backspace', 'Empties a part; once all parts are empty, onChange is called with an empty string.'],
      ],
      accessibility: [
        'Each part says its name and value: hour, minute, and AM/PM where the language has 12 hours.',
        'Write limits in the description; errorMessage says which limit a time misses.',
      ],
      content: ['label says what happens at this time: "Opens at".'],
    } satisfies Guide,
  },
  args: { label: 'Opens at', value: '', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 240 }}>
        <Story />
      </div>
    ),
  ],
  render: function Typing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A time is typed straight through, counted with the arrow keys, and comes out as HH:mm. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    await step('is typed straight through', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /hour/ }));
      await userEvent.keyboard('0930PM');
      await expect(args.onChange).toHaveBeenLastCalledWith('21:30');
    });
    await step('the arrow keys count', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /minute/ }));
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('21:31');
    });
  },
};

/** 24 hours where the language has them. */
export const French: Story = {
  args: { label: 'Ouvre à', value: '21:30' },
  globals: { locale: 'fr-FR' },
  play: async ({ canvas }) => {
    const parts = canvas.getAllByRole('spinbutton');
    await expect(parts.map(({ textContent }) => textContent)).toEqual(['21', '30']);
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <TimeField label="Opens at" value="09:30" onChange={fn()} description="The first booking is at this time." />
      <TimeField label="Closes at" value="08:00" onChange={fn()} errorMessage="Must be after the opening." />
      <TimeField label="Late opening" value="" onChange={fn()} isDisabled />
    </Stack>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** What happens at that time. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <TimeField label="Opens at" value="09:30" onChange={() => {}} />,
};

/** A text takes any time, in any form. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <TextField label="Time" value="half past 9" onChange={() => {}} />,
};
