import type { DeliveryHead } from '@instore/api';
import { DeliveryRow, Text } from '@instore/ui';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { DeliveryStamp } from './DeliveryStamp.tsx';
import { ROW_STATES, dayWords, isBegun } from './deliveryWords.ts';

interface DeliveryLineProps {
  delivery: DeliveryHead;
  isOpen: boolean;
  /** The time, with which the day of the delivery is compared. */
  now: number;
  onOpen: () => void;
}

/** A delivery in the list: its pairs, sender, number, day, and how far its count is. */
export function DeliveryLine({ delivery, isOpen, now, onOpen }: DeliveryLineProps) {
  const say = useSay();
  const locale = useLocale();
  const { number, from, status, expected, counted, cartons } = delivery;
  const { isLate, ...day } = dayWords(say, locale, now, delivery);
  return (
    <DeliveryRow
      {...{ from, number, cartons, isOpen, onOpen, ...day }}
      pairs={expected}
      state={isLate ? 'late' : ROW_STATES[status]}
      counted={isBegun(delivery) ? counted : null}
      end={isCounted(status) ? <LineEnd delivery={delivery} /> : undefined}
    />
  );
}

const isCounted = (status: DeliveryHead['status']) => status === 'closed' || status === 'handed-in';

/** Of a counted delivery: its stamp, and how many pairs wait for a bin. */
function LineEnd({ delivery }: { delivery: DeliveryHead }) {
  const say = useSay();
  return (
    <>
      <DeliveryStamp delivery={delivery} />
      {delivery.toPutAway > 0 && <Text tone="soft">{say('To put away: {count}', { count: delivery.toPutAway })}</Text>}
    </>
  );
}
