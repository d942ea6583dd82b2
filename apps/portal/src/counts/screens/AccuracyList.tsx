import type { BinAccuracy } from '@instore/api';
import { Code, EmptyState, Inline, PickGroup, SkeletonPicks, Stack, Text, icons } from '@instore/ui';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { shortTime } from '../../shared/format/formatTime.ts';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import { listOf, shareText } from './countWords.ts';
import type { CountsPageProps } from './pageProps.ts';

/** The last counts of a bin that a row shows. */
const COUNTS_SHOWN = 5;

/** How often the records of each bin were right within 90 days, the least accurate bin first [M-07]. */
export function AccuracyList({ counts }: CountsPageProps) {
  const say = useSay();
  return (
    <Loaded resource={counts.accuracy} skeleton={<SkeletonPicks count={4} />}>
      {(bins) =>
        bins.length === 0 ? (
          <EmptyState icon={icons.count} title={say('No count was applied yet')}>
            {say('A bin is listed here once a count of it is applied.')}
          </EmptyState>
        ) : (
          <PickGroup title={say('Accuracy of bins')} note={say('The last 90 days, the least accurate first')}>
            <Stack gap={12}>
              {bins.map((bin) => (
                <BinLine key={bin.bin} bin={bin} />
              ))}
            </Stack>
          </PickGroup>
        )
      }
    </Loaded>
  );
}

function BinLine({ bin: { bin, expected, matched, counts } }: { bin: BinAccuracy }) {
  const say = useSay();
  const locale = useLocale();
  const share = shareText({ expected, matched }, locale);
  const last = counts.slice(0, COUNTS_SHOWN).map((count) =>
    say('{day} {share}', {
      day: shortTime(count.at, locale),
      share: shareText(count, locale) ?? say('{matched} of {expected} found', count),
    }),
  );
  return (
    <Inline gap={16}>
      <Code size={17}>{bin}</Code>
      <Text weight="strong">
        {share === undefined
          ? say('No pair on record')
          : say('{share}: {matched} of {expected} found', { share, matched, expected })}
      </Text>
      <Text tone="soft">
        {say('Counted last by {name}: {counts}', { name: counts[0]?.by ?? '', counts: listOf(last, locale) })}
      </Text>
    </Inline>
  );
}
