import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { DatePicker } from './DatePicker.tsx';

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  parameters: {
    guide: {
      use: [
        'For one day near today, typed or found: when a customer comes, when a delivery is due.',
        'With isShut for holidays: they are struck through and cannot be chosen.',
      ],
      avoid: [
        'For a day far off, such as a birthday: use DateField.',
        'For a first and a last day: use DateRangePicker.',
      ],
      anatomy: [
        ['Label', 'The question.'],
        ['Typed day', 'Its parts in the order of the language.'],
        ['Calendar button', 'Opens the month.'],
        ['Month', 'Title with turns, weekdays, days; shut ones struck through.'],
        ['Note', 'Description and error.'],
      ],
      keyboard: [
        ['Figures, arrow keys', 'In the field as in DateField.'],
        ['Alt-Down', 'Opens the calendar on the chosen day.'],
        ['Arrow keys', 'In the calendar: a day or a week on. Home and End go to the ends of the week.'],
        ['Page Up, Page Down', 'Turn the month, with Shift the year.'],
        ['Enter', 'Takes the day and closes; Escape closes without.'],
      ],
      accessibility: [
        'The calendar is a dialog with a grid; each day is read in full, shut ones as not available.',
        "The chosen day is part of the button's description.",
      ],
      content: ['label is the question: "Booked for". Say in the description which days are shut and why.'],
    } satisfies Guide,
  },
  args: { label: 'Booked for', value: '2025-03-07', onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DatePicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A calendar is drawn outside of its field: in a docs page it stays in the window of the story. */
const inWindow = { docs: { story: { inline: false, height: '520px' } } };

const open = async () => {
  await userEvent.click(within(document.body).getByRole('button', { name: /Calendar/ }));
  const dialog = await screen.findByRole('dialog');
  // Hidden until it is placed.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

/** Opens on its day. */
export const Example: Story = {
  parameters: inWindow,
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('button', { name: /March 7, 2025/ })).toBeVisible();
  },
};

/** Found in the calendar with the keys, or typed. */
export const ByKeyboard: Story = {
  play: async ({ args, canvas, step }) => {
    await step('opens on the day, the arrow keys go from day to day', async () => {
      const dialog = await open();
      const day = dialog.getByRole('button', { name: /March 7, 2025/ });
      await waitFor(() => expect(day).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-15');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('is typed as well', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day/ }));
      await userEvent.keyboard('21');
      await expect(args.onChange).toHaveBeenLastCalledWith('2025-03-21');
    });
  },
};

/** Open, with shut days struck through and days before the first one off. */
export const Open: Story = {
  parameters: inWindow,
  args: { min: '2025-03-03', isShut: (day) => day === '2025-03-17' || day === '2025-03-18' },
  play: async ({ args }) => {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: /March 17, 2025/ }));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <DatePicker label="Delivered since" value="" onChange={fn()} description="The day of the delivery" />
      <DatePicker
        label="Booked for"
        value="2025-03-17"
        onChange={fn()}
        errorMessage="The store is closed on this day. Choose another day."
      />
      <DatePicker label="Sold on" value="2025-03-07" onChange={fn()} isDisabled />
    </Stack>
  ),
};

export const Dark: Story = { ...Open, globals: { theme: 'dark' } };
export const RightToLeft: Story = { ...Open, globals: { direction: 'rtl' } };

/** A day near today. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => <DatePicker label="Next visit" value="2026-03-14" onChange={() => {}} />,
};

/** Hundreds of months back: use DateField. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => <DatePicker label="Date of birth" value="1988-04-09" onChange={() => {}} />,
};
