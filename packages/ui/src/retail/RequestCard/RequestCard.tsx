'use client';

import { BoxLabel, type BoxLabelProps } from '../BoxLabel/BoxLabel.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import type { RequestCardLine, RequestCardProps } from './props.ts';
import { hasAction, RequestAction } from './RequestAction.tsx';

export type { RequestCardLine, RequestCardProps };

const TIME_LABEL = { 1: 'Requested', 2: 'Placed', 3: 'Out' } as const;

/** A line of the associate's list of requests, laid out as a box label. */
export function RequestCard(props: RequestCardProps) {
  const { line, status, isInCart = false } = props;
  const say = useMessages('RequestCard');
  return (
    <BoxLabel
      {...line}
      headingLevel={2}
      state={stateOf(line, status)}
      isChosen={status === '1' && isInCart}
      stamp={<RequestStamp status={status} consigned={line.consigned} />}
      action={hasAction(props) ? <RequestAction {...props} /> : undefined}
      fields={[
        {
          label: say('SKU'),
          value: line.sku ?? say('No SKU'),
          isCode: line.sku !== null,
          isPlain: true,
        },
        { label: say('From'), value: line.from, isPlain: true },
        // From status 2 the stamp shows the status, so a field shows that the unit is consigned.
        ...(line.consigned && status !== '1' ? [{ label: say('Stock'), value: say('Consigned'), isPlain: true }] : []),
        { label: say(TIME_LABEL[status]), value: line.at, isCode: true, isPlain: true },
      ]}
    />
  );
}

function stateOf(line: RequestCardLine, status: RequestCardProps['status']): BoxLabelProps['state'] {
  if (status === '1' && line.consigned) return 'consigned';
  return ({ 1: 'request', 2: 'pending', 3: 'out' } as const)[status];
}

/** The state in words, as the bar shows it: consigned before placing, the status afterwards. */
function RequestStamp({ status, consigned }: { status: RequestCardProps['status']; consigned: boolean }) {
  const say = useMessages('RequestCard');
  if (status === '2') return <Stamp state="pending">{say('Pending')}</Stamp>;
  if (status === '3') return <Stamp state="out">{say('Checked out')}</Stamp>;
  return consigned ? (
    <Stamp state="consigned">{say('Consigned')}</Stamp>
  ) : (
    <Stamp state="request">{say('Request')}</Stamp>
  );
}
