import {
  Banner,
  ErrorState,
  Grid,
  IconButton,
  icons,
  Inline,
  SegmentedControl,
  Skeleton,
  Stack,
  Text,
} from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { InsightStore } from '../insight.ts';
import { daysUntil, nextDay } from '../insightDays.ts';
import type { InsightSearch, InsightView } from '../insightSearch.ts';
import { DayPlots } from './DayPlots.tsx';
import { HeadFigures, OtherFigures } from './FigureCells.tsx';
import { WeekPlots } from './WeekPlots.tsx';
import { WhyPanel } from './WhyPanel.tsx';

/** The figures of a day that runs are read again in this interval, milliseconds. */
const READ_MS = 60_000;

export interface InsightPageProps {
  insight: InsightStore;
  /** Changes the days in the address. */
  onChange: (part: Partial<InsightSearch>) => void;
}

/** /shoesize/insight: the day, the week or 28 days in figures and plots [V-01, V-02]. */
export function InsightPage({ insight, onChange }: InsightPageProps) {
  const say = useSay();
  const { clock } = useApp().environment;
  const { why, day, today } = useSnapshot(insight.state);
  const isRunning = day !== '' && day === today;
  useEffect(
    () => (isRunning ? clock.every(READ_MS, () => void insight.refresh()) : undefined),
    [clock, insight, isRunning],
  );
  return (
    <AreaShell
      area="shoesize"
      title={say('Insight')}
      asideLabel={say('Why this number?')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={why !== undefined}
      onAsideClose={insight.close}
      aside={why ? <WhyPanel insight={insight} /> : undefined}
    >
      <Stack gap={16}>
        <Days insight={insight} onChange={onChange} />
        <Content insight={insight} />
      </Stack>
    </AreaShell>
  );
}

/** Which days are shown, and until when they are known. */
function Days({ insight, onChange }: InsightPageProps) {
  const say = useSay();
  const locale = useLocale();
  const { view, day, today, timeZone, insight: shown } = useSnapshot(insight.state);
  if (day === '') return <Skeleton height={44} />;
  const { from, to } = daysUntil(view, day);
  const range = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  );
  const until = shown?.until;
  const time = until && new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone }).format(new Date(until));
  return (
    <Inline gap={16}>
      <Inline gap={4} wrap={false}>
        <IconButton
          icon={icons.chevronLeft}
          label={say('Earlier')}
          onPress={() => onChange({ day: nextDay(view, day, today, -1) })}
        />
        <Text weight="strong">{time ? say('{days}, until {time}', { days: range, time }) : range}</Text>
        <IconButton
          icon={icons.chevronRight}
          label={say('Later')}
          isDisabled={day >= today}
          onPress={() => onChange({ day: nextDay(view, day, today, 1) })}
        />
      </Inline>
      <SegmentedControl<InsightView>
        label={say('Days')}
        items={[
          { id: 'day', label: say('Day') },
          { id: 'week', label: say('Week') },
          { id: 'weeks', label: say('28 days') },
        ]}
        value={view}
        onChange={(next) => onChange({ view: next })}
      />
    </Inline>
  );
}

/** Rows of the skeleton. */
const PLACES = [0, 1, 2, 3];

function Content({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { insight: shown, error, view } = useSnapshot(insight.state);
  if (!shown && error !== undefined) {
    return <ErrorState onRetry={() => void insight.refresh()}>{sayMessage(error)}</ErrorState>;
  }
  if (!shown) {
    return (
      <Grid column="m">
        {PLACES.map((place) => (
          <Skeleton key={place} height={128} />
        ))}
      </Grid>
    );
  }
  return (
    <Stack gap={16}>
      {error !== undefined && (
        <Banner severity="caution" title={say('These figures may be out of date')}>
          {sayMessage(error)}
        </Banner>
      )}
      <HeadFigures insight={insight} />
      {view === 'day' ? <DayPlots insight={insight} /> : <WeekPlots insight={insight} />}
      <OtherFigures insight={insight} />
    </Stack>
  );
}
