import type { InsightLeftOut, InsightRow } from '@instore/api';
import { Button, EmptyState, icons, Inline, Panel, Skeleton, Stack, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { useLocale, useSay } from '../../shared/language/useLanguage.ts';
import type { PlainText, SayText } from '../../shared/texts/portalText.ts';
import { FIGURES, rounded } from '../figureChange.ts';
import type { InsightStore } from '../insight.ts';

/** Why a row does not count, in words. */
const REASONS: Record<InsightLeftOut, PlainText> = {
  noTime: 'Brought, without a recorded time',
  onTheWay: 'On the way',
  waiting: 'Waiting for Accept',
  notAvailable: 'Not available',
  returned: 'Returned without a hand-over',
  withdrawn: 'Cancelled',
  expired: 'Expired',
  replaced: 'Another size was taken',
  askedByStaff: 'Asked by an associate',
  cancelled: 'Cancelled',
  later: 'Later today',
  discarded: 'Discarded count',
};

/** The rows that make a figure, and those that are left out with the reason [V-03]. */
export function WhyPanel({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const { why, isExporting } = useSnapshot(insight.state);
  const rows = useSnapshot(insight.rows);
  if (!why) return null;
  const title = say(FIGURES[why.measure].title);
  return (
    <Panel
      title={title}
      onClose={insight.close}
      actions={
        rows.isKnown && (
          <Button
            variant="signal"
            icon={icons.download}
            isPending={isExporting}
            isDisabled={rows.total === 0}
            onPress={() => void insight.exportRows(title)}
          >
            {say('Export {count} row|Export {count} rows', { count: rows.total })}
          </Button>
        )
      }
    >
      <Stack gap={16}>
        <RowsTitle insight={insight} />
        <PagedRows
          state={rows}
          skeleton={<Skeleton height={120} />}
          empty={<EmptyState title={say('No rows')} />}
          gap={12}
          onRetry={() => void insight.readRows()}
          onMore={() => void insight.moreRows()}
        >
          {rows.order.map((id) => {
            const row = rows.byId[id];
            return row === undefined ? null : <Row key={id} insight={insight} row={row} />;
          })}
        </PagedRows>
        {why.rows === 'leftOut' ? (
          <Button variant="quiet" onPress={() => void insight.open({ ...why, rows: 'counted' })}>
            {say('Show the counted rows')}
          </Button>
        ) : (
          <LeftOut insight={insight} />
        )}
      </Stack>
    </Panel>
  );
}

/** Which rows are shown, and of how many; without a number until it is known. */
function RowsTitle({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const { why, counts } = useSnapshot(insight.state);
  const { total, isKnown } = useSnapshot(insight.rows);
  if (why?.rows === 'leftOut') return <Text tone="soft">{say('Left out of the figure')}</Text>;
  if (!isKnown || counts === undefined) return null;
  return (
    <Text tone="soft">
      {say('{count} row, of {cases} counted|{count} rows, of {cases} counted', { count: total, cases: counts.cases })}
    </Text>
  );
}

/** How many rows are left out, by reason. */
function LeftOut({ insight }: { insight: InsightStore }) {
  const say = useSay();
  const { why, counts } = useSnapshot(insight.state);
  const count = counts?.leftOut.reduce((sum, { rows }) => sum + rows, 0) ?? 0;
  if (!why || !counts || count === 0) return null;
  return (
    <Stack gap={8}>
      <Inline justify="between">
        <Text weight="strong">{say('Left out: {count}', { count })}</Text>
        <Button size="s" variant="quiet" onPress={() => void insight.open({ ...why, rows: 'leftOut' })}>
          {say('See them')}
        </Button>
      </Inline>
      {counts.leftOut.map(({ reason, rows }) => (
        <Inline key={reason} gap={12}>
          <Text weight="strong">{rows}</Text>
          <Text tone="soft">{say(REASONS[reason])}</Text>
        </Inline>
      ))}
    </Stack>
  );
}

function Row({ insight, row }: { insight: InsightStore; row: InsightRow }) {
  const say = useSay();
  const locale = useLocale();
  const { timeZone } = useSnapshot(insight.state);
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
    new Date(row.at),
  );
  return (
    <Inline justify="between" wrap={false} align="start">
      <Stack gap={4}>
        <Text weight="strong">
          {row.size === null ? row.title : say('{size}, {name}', { size: row.size, name: row.title })}
        </Text>
        <Text size={13} tone="soft">
          {captionOf(say, row, time)}
        </Text>
      </Stack>
      {row.minutes !== null && (
        <Text weight="strong">{say('{count} min', { count: rounded('minutes', row.minutes) })}</Text>
      )}
    </Inline>
  );
}

function captionOf(say: SayText, { owner, picker, leftOut }: InsightRow, time: string): string {
  if (leftOut !== null) return say('{reason}, {time}', { reason: say(REASONS[leftOut]), time });
  const person = owner ?? picker;
  return person === null ? time : say('{name}, asked {time}', { name: person, time });
}
