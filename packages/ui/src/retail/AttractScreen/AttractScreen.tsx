'use client';

import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { light } from '../../theme/light.ts';
import { Logo } from '../KioskShell/KioskShell.tsx';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { DrawnBars } from './DrawnBars.tsx';
import * as css from './AttractScreen.css.ts';

/** A featured product in one size. */
export interface AttractProduct {
  id: string;
  name: string;
  size: string;
  price: number;
  imageUrl: string;
  colourway: { name: string; swatches: readonly string[] };
}

export interface AttractScreenProps extends Unstyled {
  location: string;
  languages: readonly { id: string; name: string }[];
  language: string;
  onLanguage: (id: string) => void;
  /** The first is on the stage, the next five are in the box wall. */
  products: readonly AttractProduct[];
  onStart: () => void;
  onProduct: (id: string) => void;
  onNumber: () => void;
  onLeave: () => void;
}

/** The first screen of the kiosk: a giant size, the shoe in front of it, and the box whose label starts. */
export function AttractScreen(props: AttractScreenProps) {
  const { location, languages, language, onLanguage, products, onStart, onProduct, onNumber, onLeave } = props;
  const say = useMessages('Kiosk');
  const [star, ...others] = products;
  return (
    <main className={css.screen}>
      <header className={css.top}>
        <Logo onLeave={onLeave} />
        <b className={css.area}>{location}</b>
        <div className={css.languages} role="group" aria-label={say('Language')}>
          {languages.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              lang={id}
              className={css.language}
              aria-pressed={id === language}
              onClick={() => onLanguage(id)}
            >
              {name}
            </button>
          ))}
        </div>
      </header>
      <h1 className={css.headline}>{say('Find your size. We bring it to you.')}</h1>
      <div className={css.stage} aria-hidden="true">
        <span className={css.figure}>
          <SizeFigure size={star?.size ?? '10.5'} scale={88} />
        </span>
        {star && (
          <span className={css.shoe}>
            <ImageWithFallback src={star.imageUrl} alt="" width={1010} height={530} loading="eager" />
          </span>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name */}
      <button type="button" className={css.go} onClick={onStart}>
        <ShoeBox cardboard={light.signal} size="stage">
          <span className={css.label}>
            <span className={css.call}>{say('Touch to start')}</span>
            {star && (
              <span className={css.strip}>
                <span className={css.cell}>{star.name}</span>
                <span className={css.cell}>
                  <Swatch colours={star.colourway.swatches} />
                  {star.colourway.name}
                </span>
                <span className={css.cell}>
                  <Price amount={star.price} />
                </span>
              </span>
            )}
            <span className={css.bars}>
              <DrawnBars className={css.bar} />
            </span>
          </span>
        </ShoeBox>
      </button>
      <div className={css.wall}>
        {others.slice(0, 5).map((product, index) => (
          // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name
          <button key={product.id} type="button" className={css.place} onClick={() => onProduct(product.id)}>
            <ShoeBox cardboard={CARDBOARDS[[2, 4, 5, 7, 3][index] ?? 0] ?? CARDBOARDS[0]} size="wall">
              <span className={css.small}>
                <span className={css.smallTop}>
                  <SizeFigure size={product.size} scale={56} />
                  <span className={css.smallPicture}>
                    <ImageWithFallback src={product.imageUrl} alt="" width={144} height={76} loading="eager" />
                  </span>
                </span>
                <span className={css.smallFoot}>
                  <span className={css.smallName}>{product.name}</span>
                </span>
              </span>
            </ShoeBox>
          </button>
        ))}
        {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name */}
        <button type="button" className={css.place} onClick={onNumber}>
          <ShoeBox cardboard={CARDBOARDS[0]} size="wall">
            <span className={css.small}>
              <span className={css.ask}>
                <Glyph icon={icons.ticket} className={css.askIcon} aria-hidden />
                {say('Have a number?')}
              </span>
              <span className={css.smallFoot}>
                <span className={css.smallName}>{say('See how far your pairs are')}</span>
              </span>
            </span>
          </ShoeBox>
        </button>
      </div>
    </main>
  );
}
