import type { RequestLine, UnavailableReason } from '@instore/api';
import { Button, ButtonGroup, Dialog, RadioGroup } from '@instore/ui';
import { useState } from 'react';
import { useWarehouse } from '../app.ts';
import { useSay } from '../language.ts';

export interface NotInBinQuestionProps {
  line: Pick<RequestLine, 'lineId' | 'productName' | 'size'>;
  isPending: boolean;
  onClose: () => void;
}

/** Why the pair is not in its bin; the reason says what happens to it [K-12]. */
export function NotInBinQuestion({ line, isPending, onClose }: NotInBinQuestionProps) {
  const say = useSay();
  const { warehouse } = useWarehouse();
  const [reason, setReason] = useState<UnavailableReason>('not found');
  const options = [
    { value: 'not found', label: say('Not found'), description: say('The pair is marked as missing.') },
    { value: 'damaged', label: say('Damaged'), description: say('The pair is put on hold.') },
    { value: 'on hold', label: say('On hold'), description: say('The pair stays in its bin and is put on hold.') },
    { value: 'sold', label: say('Sold'), description: say('The pair is marked as missing, reported sold.') },
  ] as const;
  return (
    <Dialog
      isOpen
      title={say('Not in bin?')}
      onClose={onClose}
      actions={
        <ButtonGroup label={say('Not in bin?')}>
          <Button onPress={onClose}>{say('Keep looking')}</Button>
          <Button
            variant="signal"
            isPending={isPending}
            onPress={() => void warehouse.reportNotHere(line.lineId, reason).then(onClose)}
          >
            {say('Report')}
          </Button>
        </ButtonGroup>
      }
    >
      <RadioGroup
        label={say('{name}, size {size}', { name: line.productName, size: line.size })}
        options={options}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
