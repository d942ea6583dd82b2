import type { CountRound, RoundBin } from '@instore/api';
import {
  Button,
  Code,
  EmptyState,
  Inline,
  InlineMessage,
  PickGroup,
  ProgressBar,
  SkeletonPicks,
  Stack,
  Stamp,
} from '@instore/ui';
import { Text, icons } from '@instore/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { Loaded } from '../../shared/components/Loaded.tsx';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { mayPlanCounts } from '../../shared/rights/warehouseRights.ts';
import { aislesText, dayName, listOf } from './countWords.ts';
import type { CountsPageProps } from './pageProps.ts';

/** Bins of a round that are shown before "Show all". */
const BINS_SHOWN = 12;

/** The planned counts of today with their progress, and the bins that were not counted on earlier days [M-07]. */
export function RoundList(props: CountsPageProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { error } = useSnapshot(props.counts.state);
  const { role } = useSnapshot(useApp().auth);
  return (
    <Stack gap={20}>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      <Loaded resource={props.counts.rounds} skeleton={<SkeletonPicks count={3} />}>
        {(rounds) =>
          rounds.length === 0 ? (
            <EmptyState
              icon={icons.count}
              title={say('Nothing is planned for today')}
              action={
                mayPlanCounts(role) ? (
                  <Button onPress={() => props.onChange({ view: 'plans', form: 'new' })}>{say('Plan counts')}</Button>
                ) : undefined
              }
            >
              {say('An admin of the warehouse plans which aisles are counted, and when.')}
            </EmptyState>
          ) : (
            rounds.map((round) => <Round key={round.roundId} {...props} round={round} />)
          )
        }
      </Loaded>
    </Stack>
  );
}

function Round({ round, ...props }: CountsPageProps & { round: CountRound }) {
  const say = useSay();
  const locale = useLocale();
  const [isWhole, setWhole] = useState(false);
  const { isToday, day, remaining, bins, done, counters } = round;
  const shown = isWhole ? remaining : remaining.slice(0, BINS_SHOWN);
  const aisles = aislesText(say, round.aisles, locale);
  const names = listOf(
    counters.map(({ name, bins: count }) => say('{name}: {count}', { name, count })),
    locale,
  );
  return (
    <PickGroup
      title={aisles}
      note={isToday ? whoCounts(say, round) : say('Not counted on {day}', { day: dayName(day, locale) })}
    >
      <Stack gap={12}>
        <ProgressBar label={say('Bins counted: {aisles}', { aisles })} value={done} total={bins} isLabelHidden />
        <Text tone="soft">
          {say('{done} of {total} bins counted', { done, total: bins })}
          {names === '' ? '' : ` (${names})`}
        </Text>
        {shown.map((bin) => (
          <BinLine key={bin.bin} {...props} bin={bin} />
        ))}
        {isWhole && remaining.length < bins - done && (
          <Text tone="soft">
            {say('The first {count} bins are shown. The others follow as these are counted.', {
              count: remaining.length,
            })}
          </Text>
        )}
        {shown.length < remaining.length && (
          <Inline>
            <Button variant="quiet" onPress={() => setWhole(true)}>
              {say('Show all {count} bins', { count: remaining.length })}
            </Button>
          </Inline>
        )}
      </Stack>
    </PickGroup>
  );
}

function whoCounts(say: ReturnType<typeof useSay>, { assignedTo, isBlind }: CountRound): string {
  const who = assignedTo === null ? say('Any picker') : assignedTo.name;
  return isBlind ? say('{name}, blind', { name: who }) : who;
}

/** A bin that is not counted, and the button that counts it. */
function BinLine({
  counts,
  bin: { bin, state, firstBy, firstDifferences },
  onCount,
}: CountsPageProps & { bin: RoundBin }) {
  const say = useSay();
  const { isPending } = useSnapshot(counts.state);
  const isAgain = state === 'recount';
  const label = isAgain
    ? say('Count {bin} again', { bin })
    : state === 'counting'
      ? say('Continue the count of {bin}', { bin })
      : say('Start the count of {bin}', { bin });
  return (
    <Inline gap={16}>
      <Code size={17}>{bin}</Code>
      {isAgain ? (
        <Stamp state="error">{say('Count again')}</Stamp>
      ) : state === 'counting' ? (
        <Stamp state="pending">{say('Counting')}</Stamp>
      ) : (
        <Stamp state="request">{say('Not counted')}</Stamp>
      )}
      <Button
        size="s"
        aria-label={label}
        isDisabled={isPending}
        onPress={() => void counts.start(bin).then((isRunning) => isRunning && onCount(bin))}
      >
        {isAgain ? say('Count again') : state === 'counting' ? say('Continue') : say('Start')}
      </Button>
      {isAgain && (
        <Text tone="soft">
          {say(
            '{name} found {count} difference. Another person counts it again.|{name} found {count} differences. Another person counts it again.',
            {
              name: firstBy ?? '',
              count: firstDifferences ?? 0,
            },
          )}
        </Text>
      )}
    </Inline>
  );
}
