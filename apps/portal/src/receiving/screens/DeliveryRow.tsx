import type { DeliveryHead } from '@instore/api';
import { Button, Code, Divider, Inline, ProgressBar, Stack, Stamp, Text } from '@instore/ui';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { deliveryStamp } from './deliveryWords.ts';

export interface DeliveryRowProps {
  delivery: DeliveryHead;
  onOpen: () => void;
}

/** A delivery in the list: sender, number, day and how far its count is. */
export function DeliveryRow({ delivery, onOpen }: DeliveryRowProps) {
  const say = useSay();
  const locale = useLocale();
  const { number, from, expectedOn, status, expected, counted, absent, cartons, toPutAway } = delivery;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(expectedOn));
  const stamp = deliveryStamp(delivery);
  return (
    <Stack gap={8} as="article">
      <Inline justify="between" gap={12}>
        <Stack gap={4}>
          <Text weight="strong">{from}</Text>
          <Code>{number}</Code>
        </Stack>
        <Stack gap={4}>
          <Text>{day}</Text>
          <Stamp state={stamp.state}>{say(stamp.text)}</Stamp>
        </Stack>
        <Text tone="soft">{say('Pairs: {pairs}, cartons: {cartons}', { pairs: expected, cartons })}</Text>
        <Button onPress={onOpen}>{say('Open delivery {number}', { number })}</Button>
      </Inline>
      {status === 'closed' ? (
        toPutAway > 0 && <Text tone="soft">{say('To put away: {count}', { count: toPutAway })}</Text>
      ) : (
        <ProgressBar label={say('Pairs counted')} value={counted + absent} total={expected} />
      )}
      <Divider />
    </Stack>
  );
}
