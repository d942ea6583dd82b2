import { Button } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The lines that have come since the list was read: rows never move by themselves [W-09]. Undefined without one. */
export function useArrived() {
  const say = useSay();
  const { picks } = useWarehouse();
  const { arrived } = useSnapshot(picks.state);
  const count = arrived.length;
  if (count === 0) return undefined;
  return {
    text: say('{count} new', { count }),
    label: say('Show {count} new pair|Show {count} new pairs', { count }),
    onPress: () => void picks.showArrived(),
  };
}

/** The button that shows the arrived lines, above an empty list. In other lists the first group has it. */
export function ArrivedLines() {
  const arrived = useArrived();
  return arrived ? (
    <Button isFill onPress={arrived.onPress}>
      {arrived.label}
    </Button>
  ) : null;
}
