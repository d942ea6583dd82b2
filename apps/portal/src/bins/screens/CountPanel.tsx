import type { BinCount } from '@instore/api';
import { Button, InlineMessage, ProgressBar, type StockEffect, StockPanel, Text } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { shortTime } from '../../shared/format/formatTime.ts';
import { mayApplyCounts } from '../../shared/rights/warehouseRights.ts';
import type { BinsStore } from '../bins.ts';
import type { CountEnd } from '../binCounts.ts';
import { useApp } from '../../app/context.ts';
import { useIsOnline } from '../../shared/components/useIsOnline.ts';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import { tallyOf } from './tallyOf.ts';

/** The count of the bin: how far it is, what applying it will do, and what the role may do with it [W-12]. */
export function CountPanel({ bins, onLeave }: { bins: BinsStore; onLeave: () => void }) {
  const say = useSay();
  const locale = useLocale();
  const { auth } = useApp();
  const { bin } = useSnapshot(bins.state);
  const { name } = useSnapshot(auth);
  const effects = useEffects(bins);
  const count = bin?.count;
  if (!count) return null;
  const { found, absent } = tallyOf(count.pairs);
  const isHidden = count.expected === null;
  const time = shortTime(count.startedAt, locale);
  return (
    <StockPanel
      label={say('Count of {bin}', { bin: count.bin })}
      bin={count.bin}
      place={
        count.status === 'handed-in'
          ? say('Handed in by {name}, {time}', {
              name: count.handedInBy ?? '',
              time: shortTime(count.handedInAt, locale),
            })
          : count.startedBy === name
            ? say('Your count, since {time}', { time })
            : say('Count of {name}, since {time}', { name: count.startedBy, time })
      }
      effects={{ title: say('If you apply'), items: isHidden ? [] : effects }}
      actions={<CountActions bins={bins} count={count} onLeave={onLeave} />}
    >
      {isHidden ? (
        <Text tone="soft">{say('Scan every box. What is on record is hidden.')}</Text>
      ) : (
        <ProgressBar label={say('Found')} value={found.length} total={found.length + absent.length} />
      )}
      {count.recount === 'asked' && (
        <InlineMessage severity="caution">
          {say(
            '{name} found {count} difference. Another person counts it again.|{name} found {count} differences. Another person counts it again.',
            { name: count.firstBy ?? '', count: count.firstDifferences ?? 0 },
          )}
        </InlineMessage>
      )}
    </StockPanel>
  );
}

interface CountActionsProps {
  bins: BinsStore;
  count: Snapshot<BinCount>;
  onLeave: () => void;
}

/** What the role may do with the count: apply it, or hand it in; and discard it. */
function CountActions({ bins, count: { bin, status, startedBy, isBlind, recount }, onLeave }: CountActionsProps) {
  const say = useSay();
  const { auth, toasts } = useApp();
  const sayMessage = useSayMessage();
  const { isPending, error } = useSnapshot(bins.state).countStep;
  const { role, name } = useSnapshot(auth);
  const mayApply = mayApplyCounts(role);
  const isHandedIn = status === 'handed-in';
  const mayDiscard = mayApply || (startedBy === name && !isHandedIn);
  const isOnline = useIsOnline();
  const end = async (ending: () => Promise<CountEnd>, said: string) => {
    const outcome = await ending();
    if (outcome === 'refused') return;
    if (outcome === 'done') toasts.positive(said);
    onLeave();
  };
  // A blind count, and a second one, is handed in before an admin sees it.
  const mustHandIn = !isHandedIn && (isBlind === true || recount === 'running');
  const main =
    recount === 'asked'
      ? { label: say('Count again'), run: () => bins.startCount() }
      : mayApply && !mustHandIn
        ? { label: say('Apply the count'), run: () => end(bins.applyCount, say('Count of {bin} applied', { bin })) }
        : {
            label: say('Hand in the count'),
            run: () => end(bins.handInCount, say('Count of {bin} handed in', { bin })),
          };
  return (
    <>
      {error !== undefined && <InlineMessage severity="critical">{sayMessage(error)}</InlineMessage>}
      {mayApply || !isHandedIn || recount === 'asked' ? (
        <Button variant="signal" size="xl" isFill isPending={isPending} onPress={() => void main.run()}>
          {main.label}
        </Button>
      ) : (
        <Text tone="soft">{say('A Warehouse_Admin, YK_Admin or Super_Admin applies it.')}</Text>
      )}
      {mayDiscard && !isOnline && (
        <Text tone="soft">
          {say(
            mayApply
              ? 'A count is applied or discarded only online: the bin may have changed. Scans are kept.'
              : 'A count is discarded only online. Scans are kept, and it can be handed in.',
          )}
        </Text>
      )}
      {mayDiscard && (
        <Button
          variant="link"
          size="s"
          isFill
          isDisabled={isPending}
          onPress={() => void end(bins.discardCount, say('Count of {bin} discarded', { bin }))}
        >
          {say('Discard the count')}
        </Button>
      )}
    </>
  );
}

/** What applying the count will do, in sentences. */
function useEffects(bins: BinsStore): StockEffect[] {
  const say = useSay();
  const { bin } = useSnapshot(bins.state);
  const count = bin?.count;
  if (!count) return [];
  const { found, unexpected, absent, left } = tallyOf(count.pairs);
  const short = ({ productName: name, size }: { productName: string; size: string }) =>
    say('{name} {size}', { name, size });
  return [
    ...unexpected.map((pair): StockEffect => {
      const values = { pair: short(pair), to: count.bin };
      return {
        kind: 'adds',
        text:
          pair.bin === null
            ? say('{pair} gets the bin {to}', values)
            : say('{pair} moves from {from} to {to}', { ...values, from: pair.bin }),
      };
    }),
    ...absent.map((pair): StockEffect => ({
      kind: 'removes',
      text: say('{pair} becomes missing', { pair: short(pair) }),
    })),
    ...left.map((pair): StockEffect => ({
      kind: 'keeps',
      text: say('{pair} is no longer here and stays where it is', { pair: short(pair) }),
    })),
    ...(found.length > 0
      ? [
          {
            kind: 'keeps' as const,
            text: say('{count} pair is confirmed here|{count} pairs are confirmed here', { count: found.length }),
          },
        ]
      : []),
  ];
}
