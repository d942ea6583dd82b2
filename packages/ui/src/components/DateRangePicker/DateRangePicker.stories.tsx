import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Guide } from '../../internal/guide.ts';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { DatePicker } from '../DatePicker/DatePicker.tsx';
import { DateRangePicker } from './DateRangePicker.tsx';
import type { DateRange } from './shortcuts.ts';

const meta = {
  title: 'Forms/DateRangePicker',
  component: DateRangePicker,
  parameters: {
    guide: {
      use: [
        'For a first and a last day: what was delivered, dispatched, sold.',
        'With its shortcuts, Today to Last 30 days, which answer most questions with one press.',
      ],
      avoid: ['For one day: use DatePicker.', 'For times of day: it knows days only.'],
      keyboard: [
        ['Figures, arrow keys', 'In both fields as in DateField.'],
        ['Alt-Down', 'Opens the calendar.'],
        ['Enter', 'In the calendar: the first press takes the first day, the second the last.'],
        ['Escape', 'Closes.'],
      ],
      accessibility: [
        'A group named by its label; first and last day have their own names, and the grid announces the days between.',
        'Both days are part of the range. "Any day" removes the range and calls onChange with undefined.',
      ],
      content: ['label says what happened on these days: "Delivered".'],
    } satisfies Guide,
  },
  args: {
    label: 'Delivered',
    value: { start: '2025-03-05', end: '2025-03-14' },
    today: '2025-03-14',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 352 }}>
        <Story />
      </div>
    ),
  ],
  render: function Choosing(args) {
    const [value, setValue] = useState<DateRange | undefined>(args.value);
    return (
      <DateRangePicker
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A calendar is drawn outside of its field: in a docs page it stays in the window of the story. */
const inWindow = { docs: { story: { inline: false, height: '620px' } } };

const open = async () => {
  await userEvent.click(within(document.body).getByRole('button', { name: /Calendar/ }));
  const dialog = await screen.findByRole('dialog');
  // Hidden until it is placed.
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The ends are inverted, what lies between joins them. */
export const Example: Story = {
  parameters: inWindow,
  play: async () => {
    const dialog = await open();
    await expect(dialog.getByRole('button', { name: 'Yesterday' })).toBeVisible();
  },
};

/** [F-01] Two presses, two keys, or one word. */
export const ByPress: Story = {
  play: async ({ args, canvas, step }) => {
    await step('two presses in the calendar', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: /March 10, 2025/ }));
      await userEvent.click(dialog.getByRole('button', { name: /March 20, 2025/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-03-10', end: '2025-03-20' });
      await closed();
    });
    await step('what is asked for most', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: 'Last 7 days' }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-03-08', end: '2025-03-14' });
      await closed();
    });
    await step('typed', async () => {
      await userEvent.click(canvas.getByRole('spinbutton', { name: /day.*Start/i }));
      await userEvent.keyboard('02');
      await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2025-03-02', end: '2025-03-14' });
    });
    await step('taken away', async () => {
      const dialog = await open();
      await userEvent.click(dialog.getByRole('button', { name: 'Any day' }));
      await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
      await closed();
    });
  },
};

export const States: Story = {
  render: () => (
    <Stack gap={16}>
      <DateRangePicker label="Delivered" value={undefined} onChange={fn()} description="The days of the deliveries" />
      <DateRangePicker
        label="Sold"
        value={{ start: '2025-03-14', end: '2025-03-20' }}
        onChange={fn()}
        errorMessage="Choose days in the past."
      />
      <DateRangePicker
        label="Dispatched"
        value={{ start: '2025-03-05', end: '2025-03-14' }}
        onChange={fn()}
        isDisabled
      />
    </Stack>
  ),
};

export const Dark: Story = { ...Example, globals: { theme: 'dark' } };
export const HighContrast: Story = { ...Example, globals: { theme: 'contrast' } };
export const Arabic: Story = {
  globals: { locale: 'ar-EG' },
  play: async () => {
    await userEvent.click(within(document.body).getAllByRole('button')[0]!);
    await waitFor(() => expect(screen.getByRole('button', { name: 'أي يوم' })).toBeVisible());
  },
};
export const LargeText: Story = { ...States, globals: { textSize: '200' } };

/** First and last day in one field. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: () => (
    <DateRangePicker label="Delivered" value={{ start: '2026-03-01', end: '2026-03-12' }} onChange={() => {}} />
  ),
};

/** Two fields allow a last day before the first one. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <Inline>
      <DatePicker label="From" value="2026-03-01" onChange={() => {}} />
      <DatePicker label="To" value="2026-03-12" onChange={() => {}} />
    </Inline>
  ),
};
