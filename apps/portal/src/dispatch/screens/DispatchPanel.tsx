import type { RequestLine } from '@instore/api';
import { Button, ButtonGroup, Inline, Panel, RadioGroup, Stack, Text, Ticket } from '@instore/ui';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { DispatchStore } from '../dispatch.ts';
import { maySell } from '../../shared/rights/warehouseRights.ts';
import { useApp } from '../../app/context.ts';
import { SellQuestion } from '../../shared/components/SellQuestion.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface DispatchPanelProps {
  dispatch: DispatchStore;
  line: Snapshot<RequestLine>;
  onClose: () => void;
}

/** Value of an option: a person and a spot may have the same name. */
const spotValue = (spot: string) => `spot ${spot}`;

/** What can be done with a pair that is out: hand it over to a person or a spot, take it back, or sell it [W-11]. */
export function DispatchPanel({ dispatch, line, onClose }: DispatchPanelProps) {
  const say = useSay();
  const { people, spots } = useSnapshot(dispatch.state);
  const [chosen, setChosen] = useState<string>();
  const [sending, setSending] = useState<'take back' | 'hand over'>();
  const [isSelling, setSelling] = useState(false);
  const { role } = useSnapshot(useApp().auth);
  const run = async (what: NonNullable<typeof sending>, work: Promise<boolean>) => {
    setSending(what);
    const isDone = await work;
    setSending(undefined);
    if (isDone) onClose();
  };
  const busy = (what: NonNullable<typeof sending>) => ({
    isPending: sending === what,
    isDisabled: sending !== undefined && sending !== what,
  });
  const handOver = () => {
    if (chosen === undefined) return;
    const spot = spots.find((one) => spotValue(one) === chosen);
    void run('hand over', dispatch.deliver(line.lineId, spot === undefined ? { personId: chosen } : { spot }));
  };
  const handingOver = busy('hand over');
  return (
    <Panel
      title={say('{name}, size {size}', { name: line.productName, size: line.size })}
      onClose={onClose}
      actions={
        <ButtonGroup label={say('Pair')}>
          <Button {...busy('take back')} onPress={() => void run('take back', dispatch.takeBack(line.lineId))}>
            {say(sending === 'take back' ? 'Sending' : 'Take back')}
          </Button>
          <Button
            variant="signal"
            {...handingOver}
            isDisabled={chosen === undefined || handingOver.isDisabled}
            onPress={handOver}
          >
            {say(sending === 'hand over' ? 'Sending' : 'Hand over')}
          </Button>
        </ButtonGroup>
      }
    >
      <Stack gap={16}>
        <State line={line} />
        {maySell(role) ? <Button onPress={() => setSelling(true)}>{say('Sold')}</Button> : null}
        <RadioGroup
          label={say('Hand over to')}
          options={[
            ...people.map(({ id, name }) => ({ value: id, label: name })),
            ...spots.map((spot) => ({ value: spotValue(spot), label: spot })),
          ]}
          value={chosen}
          onChange={setChosen}
        />
        {isSelling ? <SellQuestion line={line} lines={dispatch} onClose={() => setSelling(false)} /> : null}
      </Stack>
    </Panel>
  );
}

/** For which customer the pair is, and that it is handed over or comes back. */
function State({ line: { customerNumber, handedOverAt, sentBackAt } }: Pick<DispatchPanelProps, 'line'>) {
  const say = useSay();
  return (
    <>
      {customerNumber ? (
        <Inline>
          <Ticket number={customerNumber} variant="panel" />
        </Inline>
      ) : null}
      {handedOverAt && !sentBackAt ? <Text>{say('Handed over')}</Text> : null}
      {sentBackAt ? <Text>{say('The associate is sending it back.')}</Text> : null}
    </>
  );
}
