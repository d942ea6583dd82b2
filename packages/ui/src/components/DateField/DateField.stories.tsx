import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { DateText } from '../DateText/DateText.tsx';
import type { Guide } from '../../internal/guide.ts';
import { plain } from '../../internal/reset.css.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DateField } from './DateField.tsx';

const meta = {
  title: 'Forms/DateField',
  component: DateField,
  parameters: {
    guide: {
      use: [
        'For a day that the user knows: a birthday, the date of a delivery note.',
        'Where room is scarce: a filter group, a row of fields.',
      ],
      avoid: [
        'For a day to be chosen in a calendar, or with unavailable days: use DatePicker.',
        'To show a day: use DateText.',
      ],
      keyboard: [
        ['Figures', 'Typed without a pause: a complete segment moves on to the next.'],
        ['Up, Down', 'Change the part by one.'],
        ['Left, Right', 'Go from part to part.'],
        ['Backspace', 'Empties a part; once all parts are empty, onChange is called with an empty string.'],
      ],
      accessibility: [
        "Each part says its name and value, in the order of the person's language.",
        'Write min and max in the description: screen readers do not announce them.',
      ],
      content: ['label says what the day limits: "Delivered since".'],
    } satisfies Guide,
  },
  args: { label: 'Delivered since', value: '', onChange: fn() },
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
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [F-01] A day is typed straight through, counted with the arrow keys, and comes out as yyyy-MM-dd. */
export const Example: Story = {
  play: async ({ args, canvas, step }) => {
    await step('is typed straight through', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /month/ }));
      await userEvent.keyboard('03072025');
      await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-07');
    });
    await step('the arrow keys count', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('{ArrowUp}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-08');
    });
    await step('is emptied part by part', async () => {
      for (const part of [/month/, /day/, /year/]) {
        await userEvent.click(canvas.getByRole('spinbutton', { name: part }));
        await userEvent.keyboard('{Backspace>4/}');
      }
      await expect(args.onChange).toHaveBeenLastCalledWith('');
    });
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <DateField label="Delivered since" value="2025-03-07" onChange={fn()} description="The day of the delivery" />
      <DateField
        label="Booked for"
        value="2025-03-07"
        onChange={fn()}
        errorMessage="The store is closed on this day. Choose another day."
      />
      <DateField label="Sold on" value="" onChange={fn()} isDisabled />
      <p className={plain}>
        Shown elsewhere as <DateText date={new Date(2025, 2, 7)} />
      </p>
    </Stack>
  ),
};

export const Dark: Story = { ...States, globals: { theme: 'dark' } };

/** A day that one knows by heart. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <DateField label="Date of birth" value="1988-04-09" onChange={() => {}} />,
};

/** The weekday matters: use DatePicker. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <DateField label="When does the customer come?" value="2026-03-14" onChange={() => {}} />,
};
