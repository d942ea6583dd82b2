import type { BinShelfRecord } from '@instore/api';
import { BinRoute, Button, EmptyState, IconButton, Inline, PairRow, PickGroup, Text, icons } from '@instore/ui';
import { type Snapshot, useSnapshot } from 'valtio';
import { exactTime } from '../../shared/format/formatTime.ts';
import type { BinsStore } from '../bins.ts';
import { canBeTaken } from '../canBeTaken.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Moves pairs by scanning: shows the old bin, the new bin, and the pairs that the picker has scanned [W-12]. */
export function MoveView({ bins, onLeave }: { bins: BinsStore; onLeave: () => void }) {
  const say = useSay();
  const { bin, binShelfRecord, move, waitingPlaces } = useSnapshot(bins.state);
  const taken = new Set(move.pairs.map(({ record }) => record.rowId));
  const inBin = binShelfRecord.filter((record) => canBeTaken(record, waitingPlaces));
  const staying = inBin.filter(({ rowId }) => !taken.has(rowId));
  return (
    <>
      <Route bins={bins} pairs={inBin.length} taken={inBin.length - staying.length} />
      <Hands bins={bins} />
      <Inline gap={12}>
        {staying.length > 0 && (
          <Button onPress={bins.takeAll}>{say('Take all {count}', { count: inBin.length })}</Button>
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
            <PairRow key={record.rowId} {...rowOf(record)} barcode={record.barcode} />
          ))}
        </PickGroup>
      )}
    </>
  );
}

const rowOf = ({ size, sizeSystem, productName: name, colourway, sku }: Snapshot<BinShelfRecord>) => ({
  size,
  sizeSystem,
  name,
  colourway,
  sku,
});

function Route({ bins, pairs, taken }: { bins: BinsStore; pairs: number; taken: number }) {
  const say = useSay();
  const { bin, move } = useSnapshot(bins.state);
  const fromNote = bin
    ? say('{count} pair, {taken} taken|{count} pairs, {taken} taken', { count: pairs, taken })
    : say('Several bins');
  const toNote =
    move.to === undefined
      ? say('Scan its label')
      : say('{count} pair there now|{count} pairs there now', { count: move.toCount ?? 0 });
  return (
    <BinRoute
      from={{ label: say('From'), bin: bin?.bin ?? null, note: fromNote }}
      to={{ label: say('To'), bin: move.to ?? null, note: toNote }}
      action={
        move.to === undefined ? undefined : (
          <Button variant="quiet" size="s" onPress={() => void bins.chooseTarget(undefined)}>
            {say('Other bin')}
          </Button>
        )
      }
    />
  );
}

/** The taken pairs, the last one first. */
function Hands({ bins }: { bins: BinsStore }) {
  const say = useSay();
  const { pairs } = useSnapshot(bins.state).move;
  const note = say('{count} box scanned|{count} boxes scanned', { count: pairs.length });
  return (
    <PickGroup title={say('In your hands')} note={note}>
      {pairs.map(({ record, at }, index) => (
        <PairRow
          key={record.rowId}
          {...rowOf(record)}
          caption={record.barcode ?? ''}
          lead={
            <Text as="span" size={21} weight="strong">
              {pairs.length - index}
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
      {pairs.length === 0 && (
        <EmptyState icon={icons.scan} title={say('Scan the pairs that you take')}>
          {say('Then scan the label of their new bin: that moves them.')}
        </EmptyState>
      )}
    </PickGroup>
  );
}
