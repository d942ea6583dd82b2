import { BinRoute, Button, EmptyState, IconButton, Inline, PairRow, PickGroup, Text, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { exactTime } from '../../rules/formatTime.ts';
import type { BinsState } from '../../state/bins/bins.ts';
import { useSay } from '../language.ts';

/** Pairs that are moved by scanning: from where, to where, and what is in the hands [W-12]. */
export function MoveView({ bins, onLeave }: { bins: BinsState; onLeave: () => void }) {
  const say = useSay();
  const { bin, binShelfRecord, move } = useSnapshot(bins.facts);
  const taken = new Set(move.pairs.map(({ record }) => record.rowId));
  const inBin = binShelfRecord.filter(({ state, missing }) => state !== 'Checked Out' && !missing);
  const staying = inBin.filter(({ rowId }) => !taken.has(rowId));
  return (
    <>
      <BinRoute
        from={{
          label: say('From'),
          bin: bin?.bin ?? null,
          note: bin
            ? say('{count} pair, {taken} taken|{count} pairs, {taken} taken', {
                count: inBin.length,
                taken: inBin.length - staying.length,
              })
            : say('Several bins'),
        }}
        to={{
          label: say('To'),
          bin: move.to ?? null,
          note:
            move.to === undefined
              ? say('Scan its label')
              : say('{count} pair there now|{count} pairs there now', { count: move.toCount ?? 0 }),
        }}
        action={
          move.to === undefined ? undefined : (
            <Button variant="quiet" size="s" onPress={() => void bins.chooseTarget(undefined)}>
              {say('Other bin')}
            </Button>
          )
        }
      />
      <PickGroup
        title={say('In your hands')}
        note={say('{count} box scanned|{count} boxes scanned', { count: move.pairs.length })}
      >
        {move.pairs.map(({ record, at }, index) => (
          <PairRow
            key={record.rowId}
            size={record.size}
            sizeSystem={record.sizeSystem}
            name={record.productName}
            colourway={record.colourway}
            sku={record.sku}
            caption={record.barcode ?? ''}
            lead={
              <Text as="span" size={21} weight="strong">
                {move.pairs.length - index}
              </Text>
            }
            end={
              <>
                <Text as="span" size={13} tone="soft">
                  {exactTime(new Date(at).toISOString())}
                </Text>
                <IconButton
                  icon={icons.x}
                  label={say('Put {name}, size {size} back', { name: record.productName, size: record.size })}
                  onPress={() => bins.putBack(record.rowId)}
                />
              </>
            }
          />
        ))}
        {move.pairs.length === 0 && (
          <EmptyState icon={icons.scan} title={say('Scan the pairs that you take')}>
            {say('Then scan the label of their new bin: that moves them.')}
          </EmptyState>
        )}
      </PickGroup>
      <Inline gap={12}>
        {staying.length > 0 && (
          <Button onPress={bins.takeAll}>
            {say('Take the whole bin, {count} pair|Take the whole bin, {count} pairs', { count: inBin.length })}
          </Button>
        )}
        <Button variant="quiet" onPress={onLeave}>
          {say('Back to the bin')}
        </Button>
      </Inline>
      {bin && staying.length > 0 && (
        <PickGroup
          title={say('Stays in {bin}', { bin: bin.bin })}
          note={say('{count} box|{count} boxes', { count: staying.length })}
        >
          {staying.map((record) => (
            <PairRow
              key={record.rowId}
              size={record.size}
              sizeSystem={record.sizeSystem}
              name={record.productName}
              colourway={record.colourway}
              sku={record.sku}
              barcode={record.barcode}
            />
          ))}
        </PickGroup>
      )}
    </>
  );
}
