'use client';

import { Code } from '../../components/Code/Code.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { Radio, RadioContext, useRadios } from '../../internal/Radios.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { PickGroup } from '../PickRow/PickGroup.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './ReplacementList.css.ts';

/** A pair that can go in place of another one. */
export interface Replacement {
  barcode: string;
  size: string;
  bin: string | null;
  /** The consignee, or that the store owns it. */
  owner: string;
  /** Already formatted: "$118.00". */
  price: string;
  /** "Since Nov 18". */
  since: string;
}

export interface ReplacementListProps extends Unstyled {
  /** Name of the list for screen readers: "Pairs that can go instead". */
  label: string;
  /** Groups in the order in which they are offered. */
  groups: readonly { title: string; note: string; pairs: readonly Replacement[] }[];
  /** Barcode of the chosen pair. */
  value: string | undefined;
  /** Called with the barcode of the pair that was chosen. */
  onChange: (barcode: string) => void;
}

/** Pairs of which one goes in place of a missing one. Arrow keys choose. */
export function ReplacementList(props: ReplacementListProps) {
  return (
    <Language>
      <Groups {...props} />
    </Language>
  );
}

function Groups({ label, groups, value, onChange }: ReplacementListProps) {
  const { state, radioGroupProps } = useRadios({ label, value, onChange, orientation: 'vertical' });
  return (
    <RadioContext value={state}>
      <div {...radioGroupProps} className={css.list}>
        {groups.map(({ title, note, pairs }) => (
          <PickGroup key={title} title={title} note={note}>
            {pairs.map((pair) => (
              <Choice key={pair.barcode} pair={pair} isChosen={pair.barcode === value} />
            ))}
          </PickGroup>
        ))}
      </div>
    </RadioContext>
  );
}

function Choice({ pair, isChosen }: { pair: Replacement; isChosen: boolean }) {
  const say = useMessages('ReplacementList');
  const { barcode, size, bin, owner, price, since } = pair;
  return (
    <Radio
      value={barcode}
      className={css.choice({ isChosen })}
      inputClassName={css.input}
      label={say('Size {size}, {bin}, {barcode}, {owner}, {price}', {
        size,
        bin: bin ?? say('no bin'),
        barcode,
        owner,
        price,
      })}
    >
      <span className={css.size}>
        <SizeFigure size={size} scale={28} />
      </span>
      <span className={css.bin}>{bin ?? '--'}</span>
      <span className={css.words}>
        <Code size={15}>{barcode}</Code>
        <Text as="span" size={13} tone="soft">
          {owner}
        </Text>
      </span>
      <span className={css.words}>
        <Text as="span" weight="strong">
          {price}
        </Text>
        <Text as="span" size={13} tone="soft">
          {since}
        </Text>
      </span>
    </Radio>
  );
}
