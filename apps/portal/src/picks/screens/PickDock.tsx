import { BottomBar, Button, Code, Inline, SizeFigure, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { Row } from '../picksState.ts';
import { useIsHeld } from './useIsHeld.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useWarehouse } from '../../app/context.ts';

/** The next pick at the bottom of a phone, where the panel is closed: its bin, its size and "Check out" [W-06]. */
export function PickDock({ lineId }: { lineId: string | undefined }) {
  const { picks } = useWarehouse();
  const row = lineId === undefined ? undefined : picks.state.rows[lineId];
  return row ? <Docked row={row} /> : null;
}

function Docked({ row }: { row: Row }) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { line, isPending, isFinished, queued } = useSnapshot(row);
  const { isHeld } = useIsHeld(line);
  if (line.status !== 'request' || line.barcode === null || isHeld || isFinished || queued) return null;
  return (
    <BottomBar label={say('Next pick')}>
      <Inline gap={12}>
        {line.bin === null ? <Text>{say('No bin')}</Text> : <Code size={28}>{line.bin}</Code>}
        <SizeFigure size={line.size} scale={28} />
      </Inline>
      <Button variant="signal" size="l" isPending={isPending} onPress={() => void picks.checkOutLine(line.lineId)}>
        {say('Check out')}
      </Button>
    </BottomBar>
  );
}
