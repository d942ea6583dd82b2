import type { NearestSizes, RequestLine } from '@instore/api';
import { Button, Panel, PickDetail, Stack, Text, icons, onDemand } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { mayAskElsewhere } from '../../shared/rights/warehouseRights.ts';
import type { NotInBinQuestionProps } from './NotInBinQuestion.tsx';
import { usePicker } from './useIsHeld.ts';
import { usePickDetail } from './usePickDetail.ts';

const NotInBinQuestion = onDemand<NotInBinQuestionProps>(() =>
  import('./NotInBinQuestion.tsx').then((module) => module.NotInBinQuestion),
);

export interface AnsweredLineProps {
  line: Snapshot<RequestLine>;
  /** The sizes that the associate is offered instead, and where else the size is; undefined until they are read. */
  nearest?: Snapshot<NearestSizes>;
}

/** The line that was reported last: its other unit, or that there is none and what the associate is offered [K-12]. */
export function AnsweredLine({ line, nearest }: AnsweredLineProps) {
  const say = useSay();
  const { picks } = useWarehouse();
  const { scan } = useSnapshot(picks.state);
  const { barcode } = line;
  const detail = usePickDetail(line);
  const [isAsked, setAsked] = useState(false);
  if (barcode !== null) {
    return (
      <>
        <PickDetail
          {...detail}
          task={say('Take this pair instead')}
          isPending={scan.isPending}
          onCheckOut={() => void picks.scan(barcode)}
          onNotInBin={() => setAsked(true)}
        />
        {isAsked ? <NotInBinQuestion line={line} isPending={scan.isPending} onClose={() => setAsked(false)} /> : null}
      </>
    );
  }
  return (
    <Panel title={say('No other pair is left')} onClose={() => picks.choose(undefined)}>
      <Stack gap={16}>
        <Text>{say('{name}, size {size}', { name: line.productName, size: line.size })}</Text>
        <Text tone="soft">
          {nearest === undefined || nearest.sizes.length > 0
            ? say('The associate is notified, and can offer the customer these sizes:')
            : say('The associate is notified. No near size is in stock here.')}
        </Text>
        {nearest?.sizes.map(({ size, bin, inStock }) => (
          <Text key={size}>
            {bin === null
              ? say('Size {size}: {count} pair|Size {size}: {count} pairs', { size, count: inStock })
              : say('Size {size}: {count} pair in {bin}|Size {size}: {count} pairs, first in {bin}', {
                  size,
                  count: inStock,
                  bin,
                })}
          </Text>
        ))}
        {nearest && <Elsewhere line={line} elsewhere={nearest.elsewhere} />}
      </Stack>
    </Panel>
  );
}

/** The other locations that have the size, and the form that asks one of them for the line [M-03]. */
function Elsewhere({ line, elsewhere }: { line: Snapshot<RequestLine> } & Pick<Snapshot<NearestSizes>, 'elsewhere'>) {
  const say = useSay();
  const router = useRouter();
  const { role } = usePicker();
  if (elsewhere.length === 0) return null;
  const search = { ask: line.sku ?? line.inventoryItemId, item: line.inventoryItemId, line: line.lineId };
  return (
    <>
      {elsewhere.map(({ location }) => (
        <Text key={location.id}>{say('{location} has this size.', { location: location.name })}</Text>
      ))}
      {mayAskElsewhere(role) && (
        <Button
          isFill
          icon={icons.handOver}
          onPress={() => void router.navigate({ to: '/warehouse/transfers', search })}
        >
          {say('Ask another location')}
        </Button>
      )}
    </>
  );
}
