import { Button, ScanField, Stack } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { BinSearch } from '../binSearch.ts';
import type { BinsStore } from '../bins.ts';
import { useLocationChanges, useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { BinView } from './BinView.tsx';
import { BinPanel } from './BinPanel.tsx';
import { BinsStart } from './BinsStart.tsx';
import { CountPanel } from './CountPanel.tsx';
import { CountView } from './CountView.tsx';
import { FoundView } from './FoundView.tsx';
import { MovePanel } from './MovePanel.tsx';
import { MoveView } from './MoveView.tsx';
import type { BinsPageProps } from './pageProps.ts';

/** /warehouse/bins: find and correct records, move pairs, count bins [W-05, W-12]. */
export function BinsPage({ bins, onChange, onPrint, ...search }: BinsPageProps) {
  const say = useSay();
  const { outbox } = useWarehouse();
  useEffect(() => outbox.onRefusal(bins.showRefusal), [outbox, bins]);
  const state = useSnapshot(bins.state);
  useLocationChanges(bins.readChanges);
  const [isPanelOpen, setPanelOpen] = useState(false);
  const task = taskOf(search, state.bin?.count != null);
  const openId = state.edit?.rowId ?? search.pair ?? state.binShelfRecord[0]?.rowId;
  const close = () => {
    setPanelOpen(false);
    onChange({ pair: undefined });
  };
  const leave = () => {
    setPanelOpen(false);
    onChange({ mode: undefined });
  };
  const panel =
    task === 'count' ? (
      <CountPanel bins={bins} onLeave={leave} />
    ) : task === 'move' ? (
      <MovePanel bins={bins} />
    ) : openId === undefined ? undefined : (
      <BinPanel bins={bins} rowId={openId} />
    );
  return (
    <AreaShell
      area="warehouse"
      title={say('Bins')}
      isSearchSmall
      aside={panel}
      asideWidth="m"
      asideLabel={task === 'count' ? say('Count') : task === 'move' ? say('Move') : say('Pair')}
      isAsideOpen={isPanelOpen || search.pair !== undefined}
      onAsideClose={close}
      bottom={
        task !== 'bin' && task !== 'start' && task !== 'search' ? (
          <Dock bins={bins} task={task} onPress={() => setPanelOpen(true)} />
        ) : undefined
      }
    >
      <Stack gap={16}>
        <AddressBanner />
        <BinField bins={bins} task={task} onChange={onChange} />
        <OutboxBanner />
        {task === 'start' && <BinsStart bins={bins} onOpen={(bin) => onChange({ bin, mode: 'count' })} />}
        {task === 'search' && <FoundView bins={bins} openId={openId} onChange={onChange} />}
        {task === 'bin' && <BinView bins={bins} openId={openId} onChange={onChange} onPrint={onPrint} />}
        {task === 'move' && <MoveView bins={bins} onLeave={leave} />}
        {task === 'count' && <CountView bins={bins} onLeave={leave} />}
      </Stack>
    </AreaShell>
  );
}

type Task = 'start' | 'search' | 'bin' | 'move' | 'count';

function taskOf({ bin, search, mode }: BinSearch, hasCount: boolean): Task {
  if (mode === 'move') return 'move';
  if (bin !== undefined) return mode === 'count' && hasCount ? 'count' : 'bin';
  return search === undefined ? 'start' : 'search';
}

function BinField({ bins, task, onChange }: Pick<BinsPageProps, 'bins' | 'onChange'> & { task: Task }) {
  const say = useSay();
  const { edit, scan } = useSnapshot(bins.state);
  const take = async (text: string) => {
    const next = await bins.scan(text);
    if (next) onChange(next);
  };
  const placeholder =
    task === 'count'
      ? say('Scan every box')
      : task === 'move'
        ? say('Scan a box, or the new bin')
        : edit
          ? say('Scan the new bin')
          : say('Scan or type a bin');
  return (
    <ScanField
      label={say('Bin, barcode, SKU or name')}
      placeholder={placeholder}
      size="xl"
      isGlobal
      autoFocus
      hasCamera
      isPending={scan.isPending}
      error={scan.error}
      onScan={(text) => void take(text)}
    />
  );
}

/** On a phone the panel is a sheet: this button opens it, so that what will happen is read before it is confirmed. */
function Dock({ bins, task, onPress }: { bins: BinsStore; task: 'move' | 'count'; onPress: () => void }) {
  const say = useSay();
  const { move, bin } = useSnapshot(bins.state);
  const isEmpty = task === 'move' && move.pairs.length === 0;
  if (isEmpty) return null;
  return (
    <Button variant="signal" size="l" isFill onPress={onPress}>
      {task === 'move'
        ? say('Move {count} pair|Move {count} pairs', { count: move.pairs.length })
        : say('Finish the count of {bin}', { bin: bin?.bin ?? '' })}
    </Button>
  );
}
