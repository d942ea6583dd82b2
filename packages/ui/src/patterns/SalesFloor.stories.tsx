import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchButton } from '../components/SearchButton/SearchButton.tsx';
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { lines } from '../fixtures/store.ts';
import calendar from '../retail/BookingCalendar/BookingCalendar.stories.tsx';
import { BookingCalendar } from '../retail/BookingCalendar/BookingCalendar.tsx';
import booking from '../retail/BookingDetail/BookingDetail.stories.tsx';
import { BookingDetail } from '../retail/BookingDetail/BookingDetail.tsx';
import { RequestCard } from '../retail/RequestCard/RequestCard.tsx';
import detail from '../retail/RequestDetail/RequestDetail.stories.tsx';
import { RequestDetail } from '../retail/RequestDetail/RequestDetail.tsx';
import { InventoryScreen } from './InventoryScreen.tsx';
import { PatternScreen } from './PatternScreen.tsx';

/**
 * The pages of an associate on the sales floor: the requests of the team, the inventory with its filters, and the
 * bookings of a day.
 */
const meta = {
  title: 'Screens/Sales floor',
  component: PatternScreen,
  parameters: { layout: 'fullscreen' },
  args: { area: 'shoesize', title: 'Requests', children: null },
} satisfies Meta<typeof PatternScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const now = Date.UTC(2026, 2, 12, 18, 24);
const before = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const ines = { name: 'Ines Calloway' };
const ages = { now, lateAfterMs: 600_000, onOpen: fn() };

/** [Z-09] [K-11] The placed requests of the team, each with its owner, its delivery spot and its waiting time. One is open. */
export const TeamRequests: Story = {
  args: {
    panel: <RequestDetail {...detail.args} onAssign={fn()} onNotAvailable={fn()} onCancel={fn()} />,
    panelLabel: 'Open request',
    search: <SearchButton label="Search or scan a barcode" onOpen={fn()} />,
    spaceAbove: 0,
    children: (
      <Tabs
        label="Requests by status"
        value="2"
        onChange={() => {}}
        end={
          <SegmentedControl
            label="Whose requests"
            value="all"
            onChange={() => {}}
            items={[
              { id: 'mine', label: 'Mine', count: 1 },
              { id: 'all', label: 'All', count: 3 },
            ]}
          />
        }
        items={[
          { id: '1', label: 'Request', count: 5 },
          { id: '2', label: 'Pending', count: 3 },
          { id: '3', label: 'Checked out', count: 12 },
        ]}
      >
        <Stack gap={8}>
          <RequestCard
            {...ages}
            status="2"
            exception="unavailable"
            onChoose={fn()}
            line={{ ...lines[2], owner: ines, spot: 'Bench 1', since: before(12) }}
          />
          <RequestCard
            {...ages}
            status="2"
            isNudged
            line={{ ...lines[3], owner: ines, spot: 'Mezzanine', customerNumber: 108, since: before(9) }}
          />
          <RequestCard
            {...ages}
            isOpen
            status="2"
            onNudge={fn()}
            line={{
              ...lines[0],
              owner: { name: 'Maren Okafor' },
              spot: 'Bench 3',
              customerNumber: 112,
              since: before(4),
            }}
          />
        </Stack>
      </Tabs>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText(/^since \d\d:\d\d$/)).toBeVisible();
  },
};

/** The products of the store: filters, results, and the product that is open. */
export const Inventory: Story = {
  args: { title: 'Inventory', children: <InventoryScreen opened="HC82-104-CF" /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 products')).toBeVisible();
  },
};

/** The booking that the panel shows. */
const open = calendar.args.bookings.find(({ customer }) => customer === 'Grace Hopper')!;

/** [B-02] A day of bookings, with the one that is open. */
export const Bookings: Story = {
  args: {
    title: 'Bookings',
    spaceAbove: 0,
    panel: <BookingDetail {...booking.args} booking={{ ...booking.args.booking, ...open }} />,
    panelLabel: 'Booking',
    children: <BookingCalendar {...calendar.args} view="day" openId={open.slotId} popover={undefined} />,
  },
  play: async ({ canvas }) => {
    const [inDay, inPanel] = canvas.getAllByText('Grace Hopper');
    await expect(inDay).toBeVisible();
    await expect(inPanel).toBeVisible();
  },
};
