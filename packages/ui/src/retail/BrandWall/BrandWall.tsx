import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { CARDBOARDS, inkOn } from '../ShoeBox/cardboards.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import * as css from './BrandWall.css.ts';

export interface BrandWallProps extends Unstyled {
  /** Names of the brands. */
  brands: readonly string[];
  /** Called with the brand that was touched. */
  onBrand: (brand: string) => void;
}

/** The brands as ends of shoe boxes; each opens its products. */
export function BrandWall({ brands, onBrand }: BrandWallProps) {
  const say = useMessages('Kiosk');
  return (
    <nav className={css.wall} aria-label={say('Brands')}>
      {brands.map((brand, index) => {
        const cardboard = CARDBOARDS[index % CARDBOARDS.length] ?? CARDBOARDS[0];
        return (
          <button key={brand} type="button" className={css.end} aria-label={brand} onClick={() => onBrand(brand)}>
            <ShoeBox cardboard={cardboard} size="end" hasLabel={false}>
              <span className={css.name} style={assignInlineVars({ [css.ink]: inkOn(cardboard) })}>
                {brand}
              </span>
            </ShoeBox>
          </button>
        );
      })}
    </nav>
  );
}
