'use client';

import { BoxLabel, type BoxLabelProps } from '../BoxLabel/BoxLabel.tsx';
import { BoxLabelAction } from '../BoxLabel/BoxLabelAction.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';

/** A pair that somebody asked for. */
export interface RequestCardLine {
  size: string;
  sizeSystem: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  /** `null` for products without one. */
  sku: string | null;
  imageUrl: string;
  barcode: string | null;
  /** Who asked: "Kiosk Front door", "Floor, M. Okafor". */
  from: string;
  /** When, as it is to be read: "14:31". */
  at: string;
  /** Belongs to a consignor. */
  consigned: boolean;
}

export interface RequestCardProps extends Unstyled {
  line: RequestCardLine;
  /** 1 request, 2 pending, 3 checked out [Z-07]. */
  status: '1' | '2' | '3';
  /** @default false */
  isInCart?: boolean;
  /** Its button waits for an answer. @default false */
  isPending?: boolean;
  /** Puts it into the request cart. */
  onAdd?: () => void;
  /** Takes it out again; without it "In cart" is only told. */
  onRemove?: () => void;
  /** Asks to cancel a placed request [Z-04]. */
  onCancel?: () => void;
}

const TIME_LABEL = { 1: 'Requested', 2: 'Placed', 3: 'Out' } as const;

/** A line of the associate's list, set as a box label. */
export function RequestCard({
  line,
  status,
  isInCart = false,
  isPending = false,
  onAdd,
  onRemove,
  onCancel,
}: RequestCardProps) {
  const say = useMessages('RequestCard');
  const isChosen = status === '1' && isInCart;
  const pair = { name: line.name, size: line.size };
  return (
    <BoxLabel
      {...line}
      headingLevel={2}
      state={stateOf(line, status)}
      isChosen={isChosen}
      stamp={<RequestStamp status={status} consigned={line.consigned} />}
      action={
        status === '1' && isInCart ? (
          <BoxLabelAction
            icon={icons.check}
            label={say('In cart: {name}, size {size}', pair)}
            isDone
            {...(onRemove && { onPress: onRemove })}
          >
            {say('In cart')}
          </BoxLabelAction>
        ) : status === '1' && onAdd ? (
          <BoxLabelAction
            icon={icons.plus}
            label={say('Add {name}, size {size}', pair)}
            isPending={isPending}
            onPress={onAdd}
          >
            {say('Add')}
          </BoxLabelAction>
        ) : status === '2' && onCancel ? (
          <BoxLabelAction
            label={say('Cancel Request: {name}, size {size}', pair)}
            isPending={isPending}
            onPress={onCancel}
          >
            {say('Cancel Request')}
          </BoxLabelAction>
        ) : undefined
      }
      fields={[
        {
          label: say('SKU'),
          value: line.sku ?? say('No SKU'),
          isCode: line.sku !== null,
          isPlain: true,
        },
        { label: say('From'), value: line.from, isPlain: true },
        // The stamp then tells what became of it; whose it is stays in sight.
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

/** Says what the bar says. Consigned while the pair is asked for; afterwards what became of it matters more. */
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
