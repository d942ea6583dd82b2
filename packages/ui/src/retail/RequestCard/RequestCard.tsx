'use client';

import { BoxLabel, type BoxLabelProps } from '../BoxLabel/BoxLabel.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import type { RequestCardLine, RequestCardProps } from './props.ts';
import { RequestAction, hasAction } from './RequestAction.tsx';
import { RequestCodes, isOwn, useRequestFields } from './RequestFields.tsx';

export type { RequestCardLine, RequestCardProps };

/** A line of the associate's list of requests, laid out as a box label. */
export function RequestCard(props: RequestCardProps) {
  const { line, status, exception, isInCart = false, isChosen = false, onOpen, isOpen = false } = props;
  const fields = useRequestFields(props);
  return (
    <BoxLabel
      {...line}
      headingLevel={2}
      state={stateOf(props)}
      isChosen={isChosen || (status === '1' && isInCart)}
      choice={props.onChosenChange ? <Choice {...props} /> : undefined}
      isOpen={isOpen}
      onOpen={onOpen}
      // The tab says it already.
      stamp={status === '3' && exception === undefined ? undefined : <RequestStamp {...props} />}
      action={hasAction(props) ? <RequestAction {...props} /> : undefined}
      hasBarcode={line.since === undefined || (isOwn(line) && status === '3' && 'extra')}
      details={line.since === undefined || isOwn(line) ? undefined : <RequestCodes {...props} />}
      fields={fields}
    />
  );
}

/** Chooses the line together with others. */
function Choice({ line, isChosen = false, onChosenChange }: RequestCardProps) {
  const say = useMessages('RequestCard');
  return (
    <Checkbox isLabelHidden isSelected={isChosen} onChange={(isNow) => onChosenChange?.(isNow)}>
      {say('Choose {name}, size {size}', { name: line.name, size: line.size })}
    </Checkbox>
  );
}

function stateOf({ line, status, exception }: RequestCardProps): BoxLabelProps['state'] {
  if (exception === 'unavailable') return 'error';
  if (status === '1' && line.consigned) return 'consigned';
  return ({ 1: 'request', 2: 'pending', 3: 'out' } as const)[status];
}

/** The state in words, as the bar shows it: consigned before placing, the status afterwards. */
export function RequestStamp({
  status,
  line: { consigned },
  exception,
}: Pick<RequestCardProps, 'status' | 'line' | 'exception'>) {
  const say = useMessages('RequestCard');
  if (exception === 'unavailable') return <Stamp state="error">{say('Not available')}</Stamp>;
  if (exception === 'coming-back') return <Stamp state="out">{say('Coming back')}</Stamp>;
  if (exception === 'handed-over') return <Stamp state="out">{say('Handed over')}</Stamp>;
  if (status === '2') return <Stamp state="pending">{say('Pending')}</Stamp>;
  if (status === '3') return <Stamp state="out">{say('Checked out')}</Stamp>;
  return consigned ? (
    <Stamp state="consigned">{say('Consigned')}</Stamp>
  ) : (
    <Stamp state="request">{say('Request')}</Stamp>
  );
}
