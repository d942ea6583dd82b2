import { Button, StockPanel, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { binLocation } from '../../shared/format/binLocation.ts';
import type { BinsStore } from '../bins.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { useShelfMap } from './useShelfMap.ts';

/** The target of the taken pairs, and the two ways to end the move [W-12]. */
export function MovePanel({ bins }: { bins: BinsStore }) {
  const say = useSay();
  const { move } = useSnapshot(bins.state);
  const { to, pairs, isPending } = move;
  const shelfMap = useShelfMap(bins, to ?? null);
  const count = pairs.length;
  return (
    <StockPanel
      label={say('Move')}
      task={to === undefined ? undefined : say('Goes to')}
      bin={to}
      place={to === undefined ? undefined : binLocation(say, to, null)}
      shelfMap={to === undefined ? undefined : shelfMap}
      actions={
        count > 0 ? (
          <>
            <Button
              variant="signal"
              size="xl"
              isFill
              isPending={isPending}
              isDisabled={to === undefined}
              onPress={() => void bins.moveNow()}
            >
              {say('Move {count} pair|Move {count} pairs', { count })}
            </Button>
            <Button variant="link" size="s" isFill onPress={bins.putAllBack}>
              {say('Put all back')}
            </Button>
          </>
        ) : undefined
      }
    >
      <Text tone="soft">{say("Put the boxes on the shelf, then scan the bin's label. That moves them, too.")}</Text>
    </StockPanel>
  );
}
