import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { Unstyled } from '../../internal/props.ts';
import { DrawnBars } from '../AttractScreen/DrawnBars.tsx';
import { struck } from '../KioskProductCard/KioskProductCard.css.ts';
import { CARDBOARDS } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './BoxArt.css.ts';

export interface BoxArtProps extends Unstyled {
  /** `empty`: an open box; `failed`: a box upside down, so that the 9 reads 6. */
  art: 'empty' | 'failed';
  title: string;
  text: string;
  /** The size on the label. @default '9' */
  size?: string;
}

/** Nothing found, or a failure, told with a shoe box. What to do next is in the dock. */
export function BoxArt({ art, title, text, size = '9' }: BoxArtProps) {
  const cardboard = art === 'empty' ? CARDBOARDS[2] : CARDBOARDS[3];
  return (
    <section className={css.page} role={art === 'failed' ? 'alert' : 'status'}>
      <div
        className={css.art}
        data-art={art}
        style={assignInlineVars({ [css.cardboard]: cardboard })}
        aria-hidden="true"
      >
        {art === 'empty' && (
          <>
            <div className={css.lid} />
            <div className={css.open} />
          </>
        )}
        <div className={css.box}>
          <div className={css.label}>
            <div className={css.figure}>
              <span className={art === 'empty' ? struck : undefined}>
                <SizeFigure size={size} scale={88} />
              </span>
            </div>
            <span className={css.code}>TFR-2210</span>
            <DrawnBars className={css.bars} />
          </div>
        </div>
      </div>
      <div className={css.words}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.textLine}>{text}</p>
      </div>
    </section>
  );
}
