import type { Insight, UnavailableReason } from '@instore/api';
import { PairRow, Plot, Stack, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { InsightStore } from '../insight.ts';
import { usePlotTable } from './usePlotTable.ts';

/** The pairs that were not available last. */
export function NotAvailablePlot({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const locale = useLocale();
  const table = usePlotTable('missing');
  const { insight: snapshot, timeZone } = useSnapshot(insight.state);
  const { missing, figures } = snapshot as Insight;
  const { value, cases = 0 } = figures.find(({ measure }) => measure === 'notAvailable') ?? {};
  const reasons: Record<UnavailableReason, string> = {
    'not found': say('Not found'),
    damaged: say('Damaged'),
    'on hold': say('On hold'),
    sold: say('Sold'),
  };
  const timeOf = (at: string) => new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(at));
  return (
    <Plot
      {...table}
      title={say('Not available')}
      answer={say('{count} of {cases} pairs', { count: value ?? 0, cases })}
      table={{
        columns: [say('Pair'), say('Size'), say('Reason'), say('Bin'), say('Asked at')],
        rows: missing.map(({ title, size, reason, bin, at }) => ({
          name: title,
          values: [size, reasons[reason], bin, timeOf(at)],
        })),
      }}
      empty={missing.length === 0 ? say('Every pair was found.') : undefined}
    >
      <Stack gap={8}>
        {missing.map((pair) => (
          <PairRow
            key={pair.lineId}
            {...rowOf(pair)}
            caption={pair.bin ?? say('No bin')}
            end={
              <Text as="span" size={13} tone="soft">
                {say('{reason}, {time}', { reason: reasons[pair.reason], time: timeOf(pair.at) })}
              </Text>
            }
          />
        ))}
      </Stack>
    </Plot>
  );
}

/** The sizes that were asked for most. */
export function MostAskedPlot({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const table = usePlotTable('asked');
  const { insight: snapshot, why } = useSnapshot(insight.state);
  const { asked } = snapshot as Insight;
  return (
    <Plot
      {...table}
      title={say('Most asked')}
      answer={say('Pairs by size')}
      table={{
        columns: [say('Pair'), say('Size'), say('Pairs'), say('Left')],
        rows: asked.map(({ title, size, pairs, left }) => ({ name: title, values: [size, pairs, left] })),
      }}
      empty={asked.length === 0 ? say('From the first request') : undefined}
    >
      <Stack gap={8}>
        {asked.map((pair) => (
          <PairRow
            key={pair.inventoryItemId}
            {...rowOf(pair)}
            caption={say('{count} left', { count: pair.left })}
            end={
              <Text as="span" weight="strong">
                {pair.pairs}
              </Text>
            }
            isOpen={why?.filter?.inventoryItemId === pair.inventoryItemId}
            onOpen={() =>
              void insight.open({
                measure: 'tryOns',
                rows: 'counted',
                filter: { inventoryItemId: pair.inventoryItemId },
              })
            }
          />
        ))}
      </Stack>
    </Plot>
  );
}

const rowOf = ({
  size,
  sizeSystem,
  title,
  colourway,
  swatches,
  sku,
}: Insight['asked'][number] | Insight['missing'][number]) => ({
  size,
  sizeSystem,
  name: title,
  colourway: { name: colourway, swatches },
  sku,
});
