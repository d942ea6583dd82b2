import { Button, StockPanel, TextField } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ConsignmentPageProps } from './pageProps.ts';

/** Why the chosen pairs are declined; their consignees read it [G-05]. */
export function DeclinePanel({ consignment }: Pick<ConsignmentPageProps, 'consignment'>) {
  const say = useSay();
  const { bulkRecord, queue, reason = '' } = useSnapshot(consignment.state);
  const count = bulkRecord.chosen.length;
  const chosen = queue.filter(({ id }) => bulkRecord.chosen.includes(id));
  const readers = new Set(chosen.map(({ consignee }) => consignee.split(' ')[0] ?? consignee));
  const [reader] = readers;
  return (
    <StockPanel
      label={say('Decline')}
      actions={
        <>
          <Button
            variant="signal"
            size="xl"
            isFill
            isPending={bulkRecord.isPending}
            isDisabled={reason.trim() === ''}
            onPress={() => void consignment.decline()}
          >
            {say('Decline {count} pair|Decline {count} pairs', { count })}
          </Button>
          <Button variant="link" size="s" isFill onPress={() => consignment.giveReason(undefined)}>
            {say('Keep them in the queue')}
          </Button>
        </>
      }
    >
      <TextField
        label={say('Reason')}
        description={
          reader !== undefined && readers.size === 1
            ? say('{name} will see this reason.', { name: reader })
            : say('The consignees will see this reason.')
        }
        autoFocus
        value={reason}
        maxLength={200}
        onChange={(text) => consignment.giveReason(text)}
        onSubmit={() => void consignment.decline()}
      />
    </StockPanel>
  );
}
