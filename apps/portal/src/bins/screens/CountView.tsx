import type { BinCount, CountedPair } from '@instore/api';
import { Button, Code, Inline, PairRow, PickGroup, Stack, Stamp, Tally, Text, normaliseBarcode } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { exactTime } from '../../shared/format/formatTime.ts';
import { mayApplyCounts } from '../../shared/rights/warehouseRights.ts';
import type { BinsStore } from '../bins.ts';
import { useApp } from '../../app/context.ts';
import { WaitingWriteMark } from '../../outbox/screens/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { tallyOf } from './tallyOf.ts';

/** The count of a bin: four figures and each pair, those scanned last first [W-12]. */
export function CountView({ bins, onLeave }: { bins: BinsStore; onLeave: () => void }) {
  const say = useSay();
  const { auth } = useApp();
  const { bin } = useSnapshot(bins.state);
  const { role } = useSnapshot(auth);
  const count = bin?.count;
  if (!count) return null;
  const { found, unexpected, absent } = tallyOf(count.pairs);
  const isToApply = isAboutToBeApplied(count, mayApplyCounts(role));
  return (
    <Stack gap={16}>
      <Tally
        label={say('Count of {bin}', { bin: count.bin })}
        items={
          count.expected === null
            ? [{ figure: String(found.length), label: say('Scanned'), kind: 'found' }]
            : [
                { figure: String(found.length + absent.length), label: say('Expected'), kind: 'expected' },
                { figure: String(found.length), label: say('Found'), kind: 'found' },
                isToApply
                  ? { figure: String(absent.length), label: say('Missing'), kind: 'missing' }
                  : { figure: String(absent.length), label: say('Not yet') },
                { figure: String(unexpected.length), label: say('Unexpected'), kind: 'unexpected' },
              ]
        }
      />
      <UnknownScans bins={bins} />
      <Stack gap={8}>
        {inOrder(count.pairs).map((pair) => (
          <CountRow key={pair.rowId} bins={bins} pair={pair} isToApply={isToApply} isBlind={count.expected === null} />
        ))}
      </Stack>
      <Inline>
        <Button variant="quiet" onPress={onLeave}>
          {say('Back to the bin')}
        </Button>
      </Inline>
    </Stack>
  );
}

/** Whether the count can be applied now: it is handed in, or an admin has scanned a pair. Unscanned pairs then show as missing. */
function isAboutToBeApplied({ status, pairs }: Snapshot<BinCount>, mayApply: boolean): boolean {
  return status === 'handed-in' || (mayApply && pairs.some(({ result }) => result !== 'expected'));
}

function inOrder(pairs: readonly Snapshot<CountedPair>[]): Snapshot<CountedPair>[] {
  return pairs.toSorted((a, b) => (b.scannedAt ?? '').localeCompare(a.scannedAt ?? ''));
}

/** Scanned pairs that the device does not know: the server says what they are [W-13]. */
function UnknownScans({ bins }: { bins: BinsStore }) {
  const say = useSay();
  const { unknownScans } = useSnapshot(bins.state);
  if (unknownScans.length === 0) return null;
  const title = say('{count} scan is being checked|{count} scans are being checked', {
    count: unknownScans.length,
  });
  return (
    <PickGroup title={title}>
      <Inline gap={12}>
        {unknownScans.map((code) => (
          <Code key={code}>{code}</Code>
        ))}
      </Inline>
    </PickGroup>
  );
}

interface CountRowProps {
  bins: BinsStore;
  pair: Snapshot<CountedPair>;
  isToApply: boolean;
  /** The pairs on record are hidden: a pair is scanned, not found. */
  isBlind: boolean;
}

function CountRow({ bins, pair, isToApply, isBlind }: CountRowProps) {
  const say = useSay();
  const { waitingScans } = useSnapshot(bins.state);
  const { productName: name, size, barcode, result } = pair;
  const waiting = barcode === null ? undefined : waitingScans[normaliseBarcode(barcode)];
  const isAbsent = result === 'expected';
  const state = isAbsent
    ? isToApply
      ? 'missing'
      : 'plain'
    : waiting
      ? 'queued'
      : result === 'left'
        ? 'plain'
        : result;
  return (
    <PairRow
      size={size}
      sizeSystem={pair.sizeSystem}
      name={name}
      colourway={pair.colourway}
      sku={pair.sku}
      barcode={barcode}
      state={state}
      end={
        <>
          {result === 'found' && <Stamp state="found">{isBlind ? say('Scanned') : say('Found')}</Stamp>}
          {result === 'unexpected' && <Stamp state="unexpected">{say('Unexpected')}</Stamp>}
          {result === 'left' && <Stamp state="request">{say('No longer here')}</Stamp>}
          {isAbsent && isToApply && <Stamp state="error">{say('Missing')}</Stamp>}
          {isAbsent && !isToApply && <Stamp state="request">{say('Not yet')}</Stamp>}
          {waiting && <WaitingWriteMark operation="scanCount" {...waiting} />}
          {result === 'found' && !waiting && <Code tone="soft">{exactTime(pair.scannedAt)}</Code>}
          {(result === 'unexpected' || result === 'left') && (
            <Text as="span" size={13} tone="soft">
              {pair.bin === null ? say('On record in no bin') : say('On record in {bin}', { bin: pair.bin })}
            </Text>
          )}
          {isAbsent && barcode !== null && (
            <Button
              size="s"
              aria-label={say('I have {name}, size {size}', { name, size })}
              onPress={() => void bins.scan(barcode)}
            >
              {say('I have it')}
            </Button>
          )}
        </>
      }
    />
  );
}
