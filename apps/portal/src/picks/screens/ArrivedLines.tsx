import { Button } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Shows the lines that have come since the list was read: rows never move by themselves [W-09]. */
export function ArrivedLines() {
  const say = useSay();
  const { picks } = useWarehouse();
  const { arrived } = useSnapshot(picks.state);
  if (arrived.length === 0) return null;
  return (
    <Button isFill onPress={() => void picks.showArrived()}>
      {say('Show {count} new pair|Show {count} new pairs', { count: arrived.length })}
    </Button>
  );
}
