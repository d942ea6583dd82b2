'use client';

import { Code } from '../../components/Code/Code.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Language } from '../../internal/Language.tsx';
import { Radio, RadioContext, useRadios } from '../../internal/Radios.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { distanceWords } from './distanceWords.ts';
import * as css from './NearestSizes.css.ts';

/** A size that the location has. */
export interface NearestSize {
  /** The variant. */
  id: string;
  size: string;
  /** Number of free units. */
  inStock: number;
  /** Where the first one is, or `null`. */
  bin: string | null;
  /** Size minus the wanted size; `null` for garments. */
  difference: number | null;
}

export interface NearestSizesProps extends Unstyled {
  /** The wanted size: "11.5". */
  wanted: string;
  /** The nearest first. */
  sizes: readonly NearestSize[];
  /** Other locations that have the wanted size. @default none */
  elsewhere?: readonly { name: string; inStock: number }[];
  /** Id of the chosen size. */
  value?: string | undefined;
  /** Called with the id of the size that was chosen. Without it the sizes are only shown: none can be chosen. */
  onChange?: ((id: string) => void) | undefined;
}

/** The nearest sizes instead of one that is not available: radio buttons or a list, and where else the wanted size is. */
export function NearestSizes(props: NearestSizesProps) {
  return (
    <Language>
      <Sizes {...props} />
    </Language>
  );
}

function Sizes({ wanted, sizes, elsewhere, value, onChange }: NearestSizesProps) {
  const say = useMessages('NearestSizes');
  const label = say('Nearest sizes');
  return (
    <div className={css.root}>
      <h3 className={css.title}>{label}</h3>
      {sizes.length === 0 ? <p className={css.note}>{say('No other size is in stock here.')}</p> : null}
      {onChange ? (
        <Choices {...{ label, sizes, value, onChange }} />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari hides a list without bullets
        <ul role="list" aria-label={label} className={css.options}>
          {sizes.map((one) => (
            <li key={one.id} className={css.option({ isChoice: false })}>
              <Facts one={one} />
            </li>
          ))}
        </ul>
      )}
      {elsewhere?.map(({ name, inStock }) => (
        <p key={name} className={css.note}>
          {say('{size} is at {name}, {count} pair.|{size} is at {name}, {count} pairs.', {
            size: wanted,
            name,
            count: inStock,
          })}
        </p>
      ))}
    </div>
  );
}

interface ChoicesProps {
  label: string;
  sizes: readonly NearestSize[];
  value: string | undefined;
  onChange: (id: string) => void;
}

function Choices({ label, sizes, value, onChange }: ChoicesProps) {
  const { state, radioGroupProps } = useRadios({ label, value, onChange, orientation: 'vertical' });
  return (
    <div {...radioGroupProps} className={css.options}>
      <RadioContext value={state}>
        {sizes.map((one) => (
          <Option key={one.id} one={one} />
        ))}
      </RadioContext>
    </div>
  );
}

/** How many there are, and how far the size is from the wanted one. */
function useWords(one: NearestSize) {
  const say = useMessages('NearestSizes');
  return {
    size: say('Size {size}', { size: one.size }),
    stock: say('{count} in stock', { count: one.inStock }),
    distance: distanceWords(one.difference, say),
  };
}

function Option({ one }: { one: NearestSize }) {
  const { size, stock, distance } = useWords(one);
  return (
    <Radio
      value={one.id}
      className={css.option({ isChoice: true })}
      inputClassName={css.input}
      label={[size, stock, distance].filter(Boolean).join(', ')}
    >
      <Facts one={one} />
      <span className={css.check}>
        <Icon icon={icons.check} />
      </span>
    </Radio>
  );
}

/** The size, how many there are, and where. */
function Facts({ one }: { one: NearestSize }) {
  const { stock, distance } = useWords(one);
  return (
    <>
      <SizeFigure size={one.size} scale={40} />
      <span className={css.words}>
        <span className={css.stock}>{stock}</span>
        <span className={css.where}>
          {one.bin === null ? null : <Code>{one.bin}</Code>}
          {one.bin !== null && distance ? ', ' : null}
          {distance}
        </span>
      </span>
    </>
  );
}
