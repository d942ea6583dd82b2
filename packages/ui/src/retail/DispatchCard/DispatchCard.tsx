'use client';

import { BoxLabel } from '../BoxLabel/BoxLabel.tsx';
import { BoxLabelAction } from '../BoxLabel/BoxLabelAction.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { RelativeTime } from '../../components/RelativeTime/RelativeTime.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { useMessages } from '../../internal/useMessages.ts';

/** A pair that has left the stockroom. */
export interface DispatchCardPair {
  size: string;
  sizeSystem: string;
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  /** `null` for products without one. */
  sku: string | null;
  imageUrl: string;
  barcode: string | null;
  /** Who has it now: "Maren Okafor". */
  to: string;
  /** Who asked for it, where that is somebody else: "Kiosk Front door". */
  from?: string | undefined;
  /** Since when, ISO 8601; `null` where nobody noted it. */
  since: string | null;
  /** Who handed it out. */
  by: string | null;
}

export interface DispatchCardProps extends Unstyled {
  pair: DispatchCardPair;
  /** The present, in ms; the host lets it tick, so that a list moves together. */
  now: number;
  /** From how many minutes on it is out for long, which is told. Never, if left out. */
  lateAfter?: number;
  /** Opens the request that it left with. */
  onOpen?: () => void;
}

/** A pair that was dispatched: what, to whom, and since when [W-04]. For what is still asked for use RequestCard. */
export function DispatchCard({ pair, now, lateAfter, onOpen }: DispatchCardProps) {
  const say = useMessages('DispatchCard');
  const { to, from, since, by, sku, ...label } = pair;
  return (
    <BoxLabel
      {...label}
      headingLevel={2}
      state="out"
      stamp={<Stamp state="out">{say('Checked out')}</Stamp>}
      action={
        onOpen && (
          <BoxLabelAction
            label={say('Open request of {name}, size {size}', { name: label.name, size: label.size })}
            onPress={onOpen}
          >
            {say('Open request')}
          </BoxLabelAction>
        )
      }
      fields={[
        { label: say('SKU'), value: sku ?? say('No SKU'), isCode: sku !== null, isPlain: true },
        { label: say('To'), value: from === undefined || from === to ? to : say('{to}, for {from}', { to, from }) },
        ...(by === null ? [] : [{ label: say('By'), value: by }]),
        {
          label: say('Out'),
          value: <RelativeTime since={since ?? ''} now={now} {...(lateAfter !== undefined && { lateAfter })} />,
        },
      ]}
    />
  );
}
