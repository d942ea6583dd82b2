import { BinHead, Button, EmptyState, ErrorState, IconButton, InlineMessage, SkeletonPicks, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { binLocation } from '../../shared/format/binLocation.ts';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { BinsPageProps } from './pageProps.ts';
import { RecordRows } from './RecordRows.tsx';

/** A bin with all its pairs; each can be corrected in its row [W-05, W-12]. */
export function BinView({
  bins,
  openId,
  onChange,
  onPrint,
}: Pick<BinsPageProps, 'bins' | 'onChange' | 'onPrint'> & { openId: string | undefined }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { bin, binShelfRecord, isKnown, error, countStep, counts, waitingPlaces } = useSnapshot(bins.state);
  if (!bin) {
    if (error !== undefined) return <ErrorState onRetry={() => void bins.refresh()}>{sayMessage(error)}</ErrorState>;
    return isKnown ? null : <SkeletonPicks count={4} />;
  }
  const running = counts.find((count) => count.bin === bin.bin);
  const count = pairsIn(bin.bin, binShelfRecord, waitingPlaces);
  const pairs = say('{count} pair|{count} pairs', { count });
  return (
    <>
      <BinHead
        bin={bin.bin}
        note={say('{place}. {pairs}', { place: binLocation(say, bin.bin, bin.shelf), pairs })}
        actions={
          <>
            <Button
              icon={icons.count}
              isPending={countStep.isPending}
              onPress={() => void bins.startCount().then((isStarted) => isStarted && onChange({ mode: 'count' }))}
            >
              {running ? say('Continue the count') : say('Count')}
            </Button>
            <Button
              icon={icons.move}
              onPress={() => {
                bins.startMove();
                onChange({ mode: 'move', pair: undefined });
              }}
            >
              {say('Move')}
            </Button>
            <IconButton
              icon={icons.printer}
              label={say('Print the label of {bin}', { bin: bin.bin })}
              onPress={() => onPrint(bin.bin)}
            />
          </>
        }
      />
      {countStep.error !== undefined && (
        <InlineMessage severity="critical">{sayMessage(countStep.error)}</InlineMessage>
      )}
      {binShelfRecord.length === 0 ? (
        <EmptyState icon={icons.layoutGrid} title={say('{bin} is empty', { bin: bin.bin })}>
          {say('Move pairs here: scan them, then the label of this bin.')}
        </EmptyState>
      ) : (
        <RecordRows bins={bins} openId={openId} onOpen={(pair) => onChange({ pair })} />
      )}
    </>
  );
}

/** The number of pairs in a bin, with what waits on this device. */
function pairsIn(
  bin: string,
  records: readonly { rowId: string; bin: string | null }[],
  waiting: Readonly<Record<string, { readonly bin: string | null }>>,
): number {
  return records.filter(({ rowId, bin: now }) => (waiting[rowId] ? waiting[rowId].bin : now) === bin).length;
}
