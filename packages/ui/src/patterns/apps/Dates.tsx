import {
  DatePicker,
  type DateRange,
  DateRangePicker,
  DateText,
  EmptyState,
  Inline,
  List,
  Page,
  RelativeTime,
  Stack,
  Text,
  TimeField,
  Toolbar,
} from '@instore/ui';
import { useState } from 'react';

const TODAY = '2026-03-12';
const NOW = Date.UTC(2026, 2, 12, 13, 30);
const CLOSED = new Set(['2026-03-15', '2026-03-22']);

const PICKED_UP = [
  { id: 'P-4102', day: '2026-03-12', at: '2026-03-12T13:02:00Z' },
  { id: 'P-4098', day: '2026-03-11', at: '2026-03-11T16:40:00Z' },
  { id: 'P-4071', day: '2026-03-05', at: '2026-03-05T09:15:00Z' },
];

/** Days are values 'yyyy-MM-dd' and times 'HH:mm'; the locale decides how they are shown and typed. */
export function Dates() {
  const [range, setRange] = useState<DateRange>();
  const [day, setDay] = useState('2026-03-14');
  const [time, setTime] = useState('10:30');
  const found = PICKED_UP.filter((one) => range === undefined || (one.day >= range.start && one.day <= range.end));
  return (
    <Page title="Pick-ups" headingLevel={1} width="m">
      <Inline gap={16}>
        <DatePicker
          label="Day of the pick-up"
          min={TODAY}
          isShut={(one) => CLOSED.has(one)}
          value={day}
          onChange={setDay}
        />
        <TimeField label="Time" value={time} onChange={setTime} />
      </Inline>
      <DateRangePicker label="Picked up" max={TODAY} today={TODAY} value={range} onChange={setRange} />
      <Stack gap={8}>
        <Toolbar title={found.length === 1 ? '1 pick-up' : `${found.length} pick-ups`} />
        {found.length === 0 ? (
          <EmptyState title="No pick-ups on these days" />
        ) : (
          <List label="Pick-ups" items={found} getKey={({ id }) => id} estimatedHeight={48} gap={8} isInPage>
            {(one) => (
              <Inline gap={16}>
                <Text weight="strong">{one.id}</Text>
                <DateText date={one.at} />
                <RelativeTime since={one.at} now={NOW} />
              </Inline>
            )}
          </List>
        )}
      </Stack>
    </Page>
  );
}
