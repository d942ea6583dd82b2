import type { DeliveredPair, Delivery } from '@instore/api';
import { Code, EmptyState, Heading, Inline, Link, SizeFigure, Stack, Text, icons } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The pairs of a closed delivery that have no bin yet, in the order of their suggested bins. */
export function PutAway({ delivery }: { delivery: Delivery }) {
  const say = useSay();
  if (delivery.toPutAway === 0) {
    return <EmptyState icon={icons.check} title={say('Each pair of this delivery is put away.')} />;
  }
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <Heading level={2}>{say('To put away: {count}', { count: delivery.toPutAway })}</Heading>
        <Link href="/warehouse/bins?mode=move">{say('Scan pairs, then their bin')}</Link>
      </Inline>
      {delivery.toPlace.map((pair) => (
        <Stop key={pair.pairId} pair={pair} />
      ))}
    </Stack>
  );
}

function Stop({ pair }: { pair: DeliveredPair }) {
  const say = useSay();
  return (
    <Inline justify="between" gap={12}>
      <SizeFigure size={pair.size} scale={28} />
      <Stack gap={4}>
        <Text weight="strong">{pair.productName}</Text>
        <Code>{pair.barcode}</Code>
      </Stack>
      {pair.suggestedBin === null ? <Text>{say('A free bin')}</Text> : <Code size={28}>{pair.suggestedBin}</Code>}
    </Inline>
  );
}
