'use client';

import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Radio, RadioRow } from '../../internal/Radios.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './ProductDetail.css.ts';

/** A colourway of the style. */
export interface ProductColourway {
  id: string;
  /** "Chalk / Fern / Gum". */
  name: string;
  imageUrl: string;
  /** Free pairs here, in all sizes. */
  quantity: number;
}

interface ColourwayRowProps {
  colourways: readonly ProductColourway[];
  value: string;
  onChange: (id: string) => void;
}

/** The colourways of a style as a row of pictures. Arrow keys choose (ARIA APG, radio group). */
export function ColourwayRow({ colourways, value, onChange }: ColourwayRowProps) {
  const say = useMessages('ProductDetail');
  return (
    <RadioRow label={say('Colourway')} value={value} onChange={onChange} className={css.colourways}>
      {colourways.map(({ id, name, imageUrl, quantity }) => (
        <Radio
          key={id}
          value={id}
          label={
            quantity === 0
              ? say('{name}, sold out', { name })
              : say('{name}, {count} in stock', { name, count: quantity })
          }
          className={quantity === 0 ? `${css.colourway} ${css.isOut}` : css.colourway}
          inputClassName={css.input}
        >
          <ImageWithFallback src={imageUrl} alt="" width={64} height={34} />
        </Radio>
      ))}
    </RadioRow>
  );
}
