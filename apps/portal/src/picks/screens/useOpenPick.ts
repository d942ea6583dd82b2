import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** The pick in the panel beside a list, and the panel's props of the shell. */
export function useOpenPick() {
  const say = useSay();
  const { picks } = useWarehouse();
  const { order, rows, chosen, panel } = useSnapshot(picks.state);
  const [isPanelOpen, setPanelOpen] = useState(false);
  // Reads `order` and `rows` of the snapshot, so that the pick is determined again when a row changes.
  const lineId = order.length > 0 && rows ? picks.openPick(chosen) : undefined;
  return {
    lineId,
    /** The line that the list marks; none while the panel shows a unit to put back. */
    markedId: panel.kind === 'pick' ? lineId : undefined,
    hasPanel: panel.kind !== 'pick' || lineId !== undefined,
    onOpen(id: string) {
      picks.choose(id);
      setPanelOpen(true);
    },
    aside: {
      asideLabel: say('Pair'),
      asideWidth: 'm' as const,
      isAsideOpen: isPanelOpen || panel.kind === 'returning',
      onAsideClose: () => {
        setPanelOpen(false);
        picks.leaveOut();
      },
    },
  };
}

export type OpenPick = ReturnType<typeof useOpenPick>;
