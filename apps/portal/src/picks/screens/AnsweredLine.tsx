import type { RequestLine } from '@instore/api';
import { Panel, PickDetail, Stack, Text, onDemand } from '@instore/ui';
import { useState } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { NearestSize } from '../pickerPanel.ts';
import { useWarehouse } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { NotInBinQuestionProps } from './NotInBinQuestion.tsx';
import { usePickDetail } from './usePickDetail.ts';

const NotInBinQuestion = onDemand<NotInBinQuestionProps>(() =>
  import('./NotInBinQuestion.tsx').then((module) => module.NotInBinQuestion),
);

export interface AnsweredLineProps {
  line: Snapshot<RequestLine>;
  /** The sizes that the associate is offered instead; undefined until they are read. */
  sizes?: Snapshot<readonly NearestSize[]>;
}

/** The line that was reported last: its other unit, or that there is none and what the associate is offered [K-12]. */
export function AnsweredLine({ line, sizes }: AnsweredLineProps) {
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
          {sizes === undefined || sizes.length > 0
            ? say('The associate is notified, and can offer the customer these sizes:')
            : say('The associate is notified. No near size is in stock here.')}
        </Text>
        {sizes?.map(({ size, bin, inStock }) => (
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
      </Stack>
    </Panel>
  );
}
