import type { RequestLine } from '@instore/api';
import { Button, ButtonGroup, IconButton, PairRow, Panel, Stack, Ticket, icons } from '@instore/ui';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { SellQuestion } from '../../shared/components/SellQuestion.tsx';
import { usePictureUrl } from '../../shared/components/usePictureUrl.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { maySell } from '../../shared/rights/warehouseRights.ts';
import type { DispatchStore } from '../dispatch.ts';
import { holderName } from '../holderName.ts';
import type { Recipient } from '../recipients.ts';
import { Recipients } from './DispatchPanel.tsx';

export interface SeveralPanelProps {
  dispatch: DispatchStore;
  /** The chosen pairs. */
  lines: readonly Snapshot<RequestLine>[];
  /** Changes which pairs are chosen. */
  onChoose: (lineIds: readonly string[]) => void;
}

/** What can be done with several pairs at once: hand them over, take them back, or sell them [W-11]. */
export function SeveralPanel({ dispatch, lines, onChoose }: SeveralPanelProps) {
  const say = useSay();
  const pictureUrl = usePictureUrl();
  const [chosen, setRecipient] = useState<Recipient>();
  const [isSelling, setSelling] = useState(false);
  const ids = lines.map(({ lineId }) => lineId);
  const [first, ...others] = lines;
  const numbers = new Set(lines.map(({ customerNumber }) => customerNumber));
  const number = numbers.size === 1 ? first?.customerNumber : undefined;
  return (
    <Panel
      title={say('{count} pair|{count} pairs', { count: lines.length })}
      mark={number ? <Ticket number={number} variant="panel" /> : undefined}
      onClose={() => onChoose([])}
      actions={<Actions {...{ dispatch, ids, chosen, onChoose }} onSell={() => setSelling(true)} />}
    >
      <Stack gap={16}>
        <Stack gap={8}>
          {lines.map(({ lineId, ...line }) => (
            <PairRow
              key={lineId}
              size={line.size}
              sizeSystem={line.sizeSystem}
              name={line.productName}
              colourway={line.colourway}
              sku={line.sku}
              imageUrl={pictureUrl(line.imageUrl, 100)}
              caption={holderName(line)}
              end={
                <IconButton
                  icon={icons.x}
                  label={say('Leave out {name}, size {size}', { name: line.productName, size: line.size })}
                  onPress={() => onChoose(ids.filter((id) => id !== lineId))}
                />
              }
            />
          ))}
        </Stack>
        <Recipients dispatch={dispatch} chosen={chosen} onChange={setRecipient} />
        {isSelling && first ? (
          <SellQuestion line={first} others={others} lines={dispatch} onClose={() => setSelling(false)} />
        ) : null}
      </Stack>
    </Panel>
  );
}

interface ActionsProps extends Pick<SeveralPanelProps, 'dispatch' | 'onChoose'> {
  ids: readonly string[];
  chosen: Recipient | undefined;
  onSell: () => void;
}

function Actions({ dispatch, ids, chosen, onChoose, onSell }: ActionsProps) {
  const say = useSay();
  const { role } = useSnapshot(useApp().auth);
  const [sending, setSending] = useState<'take back' | 'hand over'>();
  const { length: count } = ids;
  // Refused lines stay chosen.
  const run = async (what: NonNullable<typeof sending>, work: Promise<string[]>) => {
    setSending(what);
    onChoose(await work);
    setSending(undefined);
  };
  return (
    <>
      <Button
        variant="signal"
        size="xl"
        isFill
        isPending={sending === 'hand over'}
        isDisabled={chosen === undefined || sending === 'take back'}
        onPress={() => chosen && void run('hand over', dispatch.deliverAll(ids, chosen))}
      >
        {say('Hand over {count} pair|Hand over {count} pairs', { count })}
      </Button>
      <ButtonGroup label={say('Chosen pairs')} layout="shared">
        <Button
          icon={icons.undo}
          isPending={sending === 'take back'}
          isDisabled={sending === 'hand over'}
          onPress={() => void run('take back', dispatch.takeBackAll(ids))}
        >
          {say('Take back {count}', { count })}
        </Button>
        {maySell(role) ? (
          <Button isDisabled={sending !== undefined} onPress={onSell}>
            {say('Sold, all {count}', { count })}
          </Button>
        ) : null}
      </ButtonGroup>
    </>
  );
}
