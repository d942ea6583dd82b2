import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ON_DEMAND } from '../../fixtures/onDemand.ts';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { exceptExamples } from '../../internal/examples.ts';
import type { Guide } from '../../internal/guide.ts';
import { List } from '../../components/List/List.tsx';
import { BookingCalendar } from './BookingCalendar.tsx';
import { bookingDays, isWholeDay, type Booking, type BookingState, type BookingView } from './bookings.ts';

let number = 0;
const sizes = ['9', '10.5', '12', '7.5', '6', '8.5', '11'] as const;
/** A booking at a time of day in New York in winter (UTC-5). */
const booking = (
  day: string,
  from: string,
  customer: string,
  status: BookingState,
  note: string | null = null,
): Booking => {
  const begin = new Date(`${day}T${from}:00-05:00`);
  return {
    slotId: String(++number),
    day,
    startsAt: begin.toISOString(),
    endsAt: new Date(begin.getTime() + 30 * 60_000).toISOString(),
    customer,
    size: sizes[number % sizes.length]!,
    sizeSystem: number % 2 === 0 ? 'US W' : 'US M',
    service: 'Fitting',
    note,
    status,
  };
};

const bookings = [
  booking('2025-03-03', '11:00', 'A. Nakamura', 'completed'),
  booking('2025-03-03', '16:30', 'Bea Lindholm', 'not visited'),
  booking('2025-03-04', '12:00', 'Chidi Anagonye', 'cancelled'),
  booking('2025-03-06', '10:00', 'Dolores Abernathy', 'visited'),
  booking('2025-03-07', '10:30', 'Elif Yılmaz', 'completed', 'Wide feet, brings her own insoles'),
  booking('2025-03-07', '12:00', 'Farid Haddad', 'not visited'),
  booking('2025-03-07', '14:00', 'Grace Hopper', 'ongoing', 'Marathon in May'),
  booking('2025-03-07', '15:00', 'Hugo Wentworth-Fitzgerald of Lower Manhattan', 'upcoming'),
  booking('2025-03-07', '17:30', 'Esther Vaughn', 'booked'),
  booking('2025-03-08', '11:30', 'Jonas Berg', 'booked'),
];

/** A list of one day needs less width than the seven columns of a week. */
const narrow = { layout: 'padded' };

const meta = {
  title: 'Bookings/BookingCalendar',
  component: BookingCalendar,
  parameters: {
    guide: {
      use: [
        'For the appointments of one location by day or week, with their states and the days on which it is closed.',
        'With a BookingDetail in the popover (week) or in a panel (day) where staff change a booking.',
        'With a ClosedDay as children for a day that is closed.',
      ],
      avoid: ['To choose a day: use DatePicker.', 'To compare the bookings of several locations: use DataTable.'],
      anatomy: [
        ['Title', 'The shown day or week, and the number of bookings. Above the list of a day, it is that day.'],
        ['Tools', 'For example the choice of the location.'],
        ['Date buttons', 'Previous, today, next.'],
        ['View', 'Day or week.'],
        [
          'Days',
          'Weekday and date; today is marked, a closed day says why. Below 1056 px, a strip of seven days; on a phone it replaces the choice of the view.',
        ],
        ['Fold', 'Bookings of today that ended earlier: "2 earlier".'],
        ['Bookings', 'Size, time, customer, service, and the state as a stamp.'],
      ],
      keyboard: [
        ['Tab', 'Previous, Today, Next, the view, then each booking.'],
        ['Enter on a booking', 'Opens it. Escape closes its popover and returns the focus.'],
      ],
      accessibility: [
        'The title contains the shown days and the number of bookings. It is announced when the date changes.',
        'Each day is a region, each booking an article named by time and customer; its state is a word and a glyph.',
        'Times are those of the location: set timeZone if the page may be used in another time zone.',
      ],
      content: ['A closing has a name: "Stocktaking".'],
    } satisfies Guide,
    // Full screen, because a week has columns only from 1056 px.
    layout: 'fullscreen',
  },
  decorators: [
    exceptExamples((Story, { parameters }) =>
      parameters['layout'] === 'fullscreen' ? (
        <div style={{ padding: 16 }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
    ),
  ],
  args: {
    view: 'week',
    day: '2025-03-07',
    today: '2025-03-07',
    timeZone: 'America/New_York',
    bookings,
    holidays: [
      { day: '2025-03-05', name: 'Stocktaking', from: '00:00', to: '24:00', toMove: 2 },
      { day: '2025-03-08', name: 'Stock count', from: '17:00', to: '24:00', toMove: 0 },
    ],
    now: Date.parse('2025-03-07T14:34:00-05:00'),
    onOpenChange: fn(),
    onOpenClosedDay: fn(),
    popover: <Text>Start the fitting</Text>,
    onViewChange: fn(),
    onDayChange: fn(),
  },
  render: function Stateful(args) {
    const [view, setView] = useState<BookingView>(args.view);
    const [day, setDay] = useState(args.day);
    const [openId, setOpenId] = useState<string | undefined>(args.openId);
    return (
      <BookingCalendar
        {...args}
        view={view}
        onViewChange={(next) => {
          setView(next);
          args.onViewChange(next);
        }}
        day={day}
        onDayChange={(next) => {
          setDay(next);
          args.onDayChange(next);
        }}
        openId={openId}
        onOpenChange={(opened) => {
          setOpenId(opened?.slotId);
          args.onOpenChange?.(opened);
        }}
      />
    );
  },
} satisfies Meta<typeof BookingCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** [B-02] A week with its states and a day on which the store is closed. */
export const Week: Story = {
  play: async ({ canvas }) => {
    const grace = canvas.getByRole('article', { name: /14:00.*Grace Hopper/ });
    await expect(grace).toHaveTextContent('Ongoing');
    await expect(canvas.getByText('Closed, Stocktaking')).toBeVisible();
  },
};

/** [B-02] From week to week, and into a booking, the earlier ones of today and a closed day. */
export const Navigation: Story = {
  play: async ({ args, canvas, step }) => {
    await step('the next week is shown, then this week again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
      await expect(args.onDayChange).toHaveBeenLastCalledWith('2025-03-14');
      await expect(canvas.getByText('No Bookings found for the Selected Location')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Today' }));
      await expect(canvas.getByRole('article', { name: /Grace Hopper/ })).toBeVisible();
    });
    await step('a booking opens in a popover and closes again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open booking of Esther Vaughn' }));
      await screen.findByRole('dialog', { name: 'Esther Vaughn' }, ON_DEMAND);
      await expect(args.onOpenChange).toHaveBeenCalledWith(expect.objectContaining({ customer: 'Esther Vaughn' }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await step('the earlier bookings of today are folded', async () => {
      await expect(canvas.queryByRole('article', { name: /Elif/ })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: '2 earlier' }));
      await expect(canvas.getByRole('article', { name: /Elif/ })).toBeVisible();
    });
    await step('a closed day says how many bookings are to be moved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /Stocktaking.*2 bookings to move/ }));
      await expect(args.onOpenClosedDay).toHaveBeenCalledWith('2025-03-05');
    });
  },
};

/** [B-02] One day; the size is the largest figure. */
export const Day: Story = {
  args: { view: 'day' },
  parameters: narrow,
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
    await expect(args.onViewChange).toHaveBeenCalledWith('week');
    await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
  },
};

/** [B-02] Words say that a customer is late ("9 min late") or that a fitting takes too long ("2 min over"). */
export const Late: Story = {
  args: { view: 'day', now: Date.parse('2025-03-07T15:09:30-05:00') },
  parameters: narrow,
  play: async ({ canvas, step }) => {
    const rowOf = (name: RegExp) => canvas.getByRole('article', { name });
    await step('in the list of a day', async () => {
      await expect(rowOf(/Hugo/)).toHaveTextContent('9 min late');
      await expect(rowOf(/Grace/)).toHaveTextContent('39 min over');
      await expect(rowOf(/Esther/)).not.toHaveTextContent('late');
    });
    await step('and in the columns of a week', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Week' }));
      await expect(within(rowOf(/Hugo/)).getByText('9 min late')).toBeVisible();
      await userEvent.click(canvas.getByRole('radio', { name: 'Day' }));
    });
  },
};

/** [B-03] No booking matches the search: the text repeats the searched name, and no day is called free. */
export const NoMatch: Story = {
  args: { bookings: [], holidays: [], noMatch: 'No customer matches "Okoye"' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.noMatch!);
    await expect(canvas.queryByText('Free')).toBeNull();
  },
};

/** All states. */
export const States: Story = {
  parameters: narrow,
  args: {
    view: 'day',
    bookings: (
      ['booked', 'upcoming', 'ongoing', 'visited', 'completed', 'not visited', 'cancelled', 'holiday'] as const
    ).map((status, index) => booking('2025-03-07', `${10 + index}:00`, `Customer ${index + 1}`, status)),
  },
};

/** [B-02] The columns of an empty week stay, behind the text. */
export const Empty: Story = {
  args: { bookings: [], holidays: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No Bookings found for the Selected Location');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(7);
    await expect(canvas.queryByText('Free')).toBeNull();
  },
};
export const Loading: Story = { args: { status: 'loading', view: 'day' }, parameters: narrow };
export const Failed: Story = { args: { status: 'error', error: 'The bookings could not be loaded.', onRetry: fn() } };

/** [B-03] On a phone a strip of seven days is above the list of one day, in both views: there is no choice of the view. */
export const Phone: Story = {
  parameters: narrow,
  play: async ({ args, canvas }) => {
    const strip = canvas.getByRole('group', { name: 'Days' });
    await expect(within(strip).getAllByRole('button')).toHaveLength(7);
    await expect(canvas.queryByRole('radio', { name: 'Week' })).toBeNull();
    await expect(canvas.getByRole('heading', { name: /^Friday, Mar 07\W+5 bookings$/ })).toBeVisible();
    await userEvent.click(within(strip).getByRole('button', { name: /^Sat/ }));
    await expect(args.onDayChange).toHaveBeenCalledWith('2025-03-08');
    await expect(canvas.getByRole('article', { name: /Jonas Berg/ })).toBeVisible();
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 358 }}>
        <Story />
      </div>
    ),
  ],
};

/** [B-03] On a phone with text of twice the size the name is below time and size, and the days are not cut. */
export const PhoneLargeText: Story = {
  ...Phone,
  globals: { textSize: '200' },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('article', { name: /Grace Hopper/ });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
    await expect(canvas.getByText('Grace Hopper').getBoundingClientRect().width).toBeGreaterThan(100);
    for (const day of within(canvas.getByRole('group', { name: 'Days' })).getAllByRole('button')) {
      await expect(day.scrollWidth).toBeLessThanOrEqual(day.clientWidth);
    }
  },
};

/** From right to left the bar of a state is beside the text, not below it. */
export const WeekRightToLeft: Story = {
  globals: { locale: 'ar-EG' },
  play: async ({ canvas }) => {
    const row = canvas.getByText('Grace Hopper').closest('article')!;
    const name = canvas.getByText('Grace Hopper').closest('h4')!.getBoundingClientRect();
    await expect(row.getBoundingClientRect().right - name.right).toBeGreaterThanOrEqual(12);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };
export const DayDark: Story = { ...States, globals: { theme: 'dark' } };
export const HighContrast: Story = { globals: { theme: 'contrast' } };
export const Arabic: Story = { globals: { locale: 'ar-EG' } };
export const LargeText: Story = { ...States, globals: { textSize: '200' } };

/** [B-02] In Spanish (United States) the week begins on Sunday and the weekdays are Spanish. */
export const Spanish: Story = {
  globals: { locale: 'es-US' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Semana siguiente' })).toBeVisible();
    await expect(canvas.getByText('Cerrado: Stocktaking')).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(/^dom/);
  },
};

/** What a page reads for the shown days: bookingDays names them, isWholeDay says which closings last all day. */
export const ShownDays: Story = {
  parameters: narrow,
  render: ({ day, holidays = [] }) => (
    <Stack gap={4}>
      {bookingDays('week', day, 'en-US').map((shown) => {
        const closing = holidays.find((holiday) => holiday.day === shown);
        const words = closing ? `${closing.name}, ${isWholeDay(closing) ? 'all day' : `from ${closing.from}`}` : 'open';
        return <Text key={shown}>{`${shown}: ${words}`}</Text>;
      })}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2025-03-02').parentElement).toHaveTextContent('2025-03-02: open');
    await expect(canvas.getByText('2025-03-05').parentElement).toHaveTextContent('2025-03-05: Stocktaking, all day');
    await expect(canvas.getByText('2025-03-08').parentElement).toHaveTextContent('2025-03-08: Stock count, from 17:00');
  },
};

/** A day in the order of time. */
export const Do: Story = {
  tags: ['do', '!dev'],
  render: (args) => <BookingCalendar {...args} view="day" />,
};

/** Names without times: free times cannot be seen. */
export const Dont: Story = {
  tags: ['dont', '!dev'],
  render: () => (
    <List
      label="Bookings"
      items={['Noa Stern', 'Ada Brandt']}
      getKey={(name: string) => name}
      estimatedHeight={24}
      isInPage
    >
      {(name: string) => <Text>{name}</Text>}
    </List>
  ),
};
