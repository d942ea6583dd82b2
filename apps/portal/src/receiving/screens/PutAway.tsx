import type { DeliveredPair } from '@instore/api';
import { EmptyState, Heading, Inline, Link, PutAwayStop, Stack, icons } from '@instore/ui';
import { useSay } from '../../shared/language/useLanguage.ts';
import { groupedBy } from '../../shared/lists/groupedBy.ts';
import type { OpenDeliveryProps } from './pageProps.ts';

/** The pairs of a closed delivery that have no bin yet, bin by bin in walking order. */
export function PutAway({ delivery }: OpenDeliveryProps) {
  const say = useSay();
  if (delivery.toPutAway === 0) {
    return <EmptyState icon={icons.check} title={say('Each pair of this delivery is put away.')} />;
  }
  const stops = [...groupedBy(delivery.toPlace, ({ suggestedBin }) => suggestedBin)];
  return (
    <Stack gap={12}>
      <Inline justify="between">
        <Heading level={2}>{say('To put away: {count}', { count: delivery.toPutAway })}</Heading>
        <Link href="/warehouse/bins?mode=move">{say('Scan pairs, then their bin')}</Link>
      </Inline>
      <Stack gap={8}>
        {stops.map(([bin, pairs], index) => (
          <PutAwayStop
            key={bin}
            number={index + 1}
            bin={bin}
            note={bin === null ? say('The size is new here') : say('The size was here before')}
            sizes={sizesOf(pairs)}
            products={[...new Set(pairs.map(({ productName }) => productName))].join(', ')}
            isNext={index === 0}
          />
        ))}
      </Stack>
    </Stack>
  );
}

function sizesOf(pairs: readonly DeliveredPair[]) {
  const sizes = groupedBy(pairs, ({ size }) => size);
  return [...sizes].map(([size, { length }]) => ({ size, pairs: length }));
}
