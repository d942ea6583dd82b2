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
  const { bin, binShelfRecord, isKnown, error, countStep, waitingPlaces } = useSnapshot(bins.state);
  if (!bin) {
    if (error !== undefined) return <ErrorState onRetry={() => void bins.refresh()}>{sayMessage(error)}</ErrorState>;
    return isKnown ? null : <SkeletonPicks count={4} />;
  }
  const count = pairsIn(bin.bin, binShelfRecord, waitingPlaces);
  const pairs = say('{count} pair|{count} pairs', { count });
  const place = binLocation(say, bin.bin, bin.shelf);
  const isHidden = bin.count?.expected === null;
  return (
    <>
      <BinHead
        bin={bin.bin}
        note={isHidden ? place : say('{place}. {pairs}', { place, pairs })}
        actions={<BinActions bins={bins} bin={bin.bin} onChange={onChange} onPrint={onPrint} />}
      />
      {countStep.error !== undefined && (
        <InlineMessage severity="critical">{sayMessage(countStep.error)}</InlineMessage>
      )}
      {isHidden ? (
        <EmptyState icon={icons.count} title={say('What is on record is hidden')}>
          {say('This bin is counted blind. Its pairs are shown when the count is applied.')}
        </EmptyState>
      ) : binShelfRecord.length === 0 ? (
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

/** The actions of a bin: count it, move its pairs, print its label. */
function BinActions({
  bins,
  bin,
  onChange,
  onPrint,
}: Pick<BinsPageProps, 'bins' | 'onChange' | 'onPrint'> & { bin: string }) {
  const say = useSay();
  const { countStep, counts } = useSnapshot(bins.state);
  const running = counts.find((count) => count.bin === bin);
  return (
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
        label={say('Print the label of {bin}', { bin: bin })}
        onPress={() => onPrint(bin)}
      />
    </>
  );
}
