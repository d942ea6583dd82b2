'use client';

import { useState } from 'react';
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { ProductPairs, type PairHistory, type ProductPair } from './ProductPairs.tsx';
import * as css from './ProductDetail.css.ts';

/** Another location, and how many free pairs of the chosen size it has. */
export interface ProductElsewhere {
  id: string;
  /** "Bedford Avenue". */
  name: string;
  quantity: number;
}

interface ChosenSizeProps {
  size: string;
  sizeSystem: string;
  otherSize: string | undefined;
  /** Free pairs of the size here. */
  quantity: number;
  pairs: readonly ProductPair[];
  isLoadingPairs: boolean;
  history: PairHistory | undefined;
  elsewhere: readonly ProductElsewhere[] | undefined;
}

/** The chosen size, how many of it are here and elsewhere, and where they are. */
export function ChosenSize(props: ChosenSizeProps) {
  const { size, sizeSystem, otherSize, quantity, elsewhere } = props;
  const say = useMessages('ProductDetail');
  const total = elsewhere?.reduce((sum, location) => sum + location.quantity, 0) ?? 0;
  const [view, setView] = useState<'here' | 'elsewhere'>(quantity === 0 && total > 0 ? 'elsewhere' : 'here');
  return (
    <div className={css.chosen}>
      <div className={css.chosenHead}>
        <div>
          <SizeFigure size={size} scale={40} />
          <p className={css.system}>{otherSize === undefined ? sizeSystem : `${sizeSystem}, ${otherSize}`}</p>
          <p className={css.inStore}>
            {quantity === 0 ? say('None in store') : say('{count} in store', { count: quantity })}
          </p>
        </div>
        {elsewhere && (
          <SegmentedControl
            label={say('Where')}
            items={[
              { id: 'here', label: say('Here'), count: quantity },
              { id: 'elsewhere', label: say('Elsewhere'), count: total },
            ]}
            value={view}
            onChange={setView}
          />
        )}
      </div>
      {elsewhere && view === 'elsewhere' ? (
        <Elsewhere size={size} locations={elsewhere} />
      ) : (
        <ProductPairs
          size={size}
          pairs={props.pairs}
          isLoading={props.isLoadingPairs}
          skeletonCount={Math.min(quantity, 3)}
          history={props.history}
        />
      )}
    </div>
  );
}

/** The other locations that have the size. */
function Elsewhere({ size, locations }: { size: string; locations: readonly ProductElsewhere[] }) {
  const say = useMessages('ProductDetail');
  const locale = useLocale();
  if (locations.length === 0) return <p className={css.none}>{say('No other location has this size.')}</p>;
  return (
    <ul className={css.pairs} aria-label={say('{size} at other locations', { size })}>
      {locations.map(({ id, name, quantity }) => (
        <li key={id} className={css.item}>
          <div className={css.pair}>
            <span className={css.quantity}>{quantity.toLocaleString(locale)}</span>
            <span className={css.place}>{name}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
