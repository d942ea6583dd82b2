import type { DeliveryHead } from '@instore/api';
import { DeliveryRow, Stamp, Text } from '@instore/ui';
import { useApp } from '../../app/context.ts';
import { useNow } from '../../shared/components/useNow.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { dayWords, deliveryStamp } from './deliveryWords.ts';

/** How often the days are compared with today, ms. */
const TICK_MS = 60_000;

interface DeliveryLineProps {
  delivery: DeliveryHead;
  isOpen: boolean;
  onOpen: () => void;
}

/** A delivery in the list: its pairs, sender, number, day, and how far its count is. */
export function DeliveryLine({ delivery, isOpen, onOpen }: DeliveryLineProps) {
  const say = useSay();
  const locale = useLocale();
  const now = useNow(useApp().environment.clock, TICK_MS, true);
  const { number, from, status, expected, counted, absent, cartons } = delivery;
  const { isLate, ...day } = dayWords(say, locale, now, delivery);
  const isBegun = counted + absent > 0;
  const states = { expected: 'plain', counting: 'counting', 'handed-in': 'counting', closed: 'closed' } as const;
  return (
    <DeliveryRow
      {...{ from, number, cartons, isOpen, onOpen, ...day }}
      pairs={expected}
      state={isLate ? 'late' : states[status]}
      counted={isBegun ? counted : null}
      end={isCounted(status) ? <LineEnd delivery={delivery} /> : undefined}
    />
  );
}

const isCounted = (status: DeliveryHead['status']) => status === 'closed' || status === 'handed-in';

/** Of a counted delivery: its stamp, and how many pairs wait for a bin. */
function LineEnd({ delivery }: { delivery: DeliveryHead }) {
  const say = useSay();
  const stamp = deliveryStamp(delivery);
  return (
    <>
      <Stamp state={stamp.state}>{say(stamp.text)}</Stamp>
      {delivery.toPutAway > 0 && <Text tone="soft">{say('To put away: {count}', { count: delivery.toPutAway })}</Text>}
    </>
  );
}
