import { Button, EmptyState, ErrorState, InlineMessage, PickGroup, SkeletonPicks, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay, useSayMessage } from '../../shared/language/useLanguage.ts';
import type { BinsPageProps } from './pageProps.ts';
import { RecordRows } from './RecordRows.tsx';

/** The records that a barcode, a SKU or words found, with their bins [W-05]. */
export function FoundView({
  bins,
  openId,
  onChange,
}: Pick<BinsPageProps, 'bins' | 'onChange'> & { openId: string | undefined }) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { address, binShelfRecord, total, isKnown, error } = useSnapshot(bins.state);
  if (error !== undefined) return <ErrorState onRetry={() => void bins.refresh()}>{sayMessage(error)}</ErrorState>;
  if (!isKnown) return <SkeletonPicks count={4} />;
  const search = address.search ?? '';
  if (binShelfRecord.length === 0) {
    return (
      <EmptyState
        icon={icons.search}
        title={say('No results found')}
        action={<Button onPress={() => onChange({ search: undefined })}>{say('Clear the search')}</Button>}
      >
        {say('No pair of this location matches {search}.', { search })}
      </EmptyState>
    );
  }
  return (
    <PickGroup title={search} note={say('{count} pair|{count} pairs', { count: total })}>
      <RecordRows bins={bins} openId={openId} hasBins onOpen={(pair) => onChange({ pair })} />
      {total > binShelfRecord.length && (
        <InlineMessage severity="info">
          {say('The first {count} are shown. Add words to find fewer.', { count: binShelfRecord.length })}
        </InlineMessage>
      )}
    </PickGroup>
  );
}
