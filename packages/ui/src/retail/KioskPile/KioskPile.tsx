'use client';

import type { ReactNode } from 'react';
import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import { figure } from '../../internal/message.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import type { KioskCartItem } from '../KioskCart/KioskCartLine.tsx';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import { glyph } from '../KioskShell/KioskShell.css.ts';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { cardboardOf } from '../ShoeBox/cardboards.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './KioskPile.css.ts';

export interface KioskPileProps extends Unstyled {
  lines: readonly KioskCartItem[];
  /** The removed line, which can be put back. */
  removed: KioskCartItem | undefined;
  /** Whether another unit fits into the cart. */
  canAdd: boolean;
  onQuantityChange: (id: string, quantity: number) => void;
  onRemove: (id: string) => void;
  onPutBack: () => void;
  /** A failure, above the pile. */
  message?: ReactNode;
}

/** The cart as a pile of boxes on the dock. A removed box leaves a dashed gap with Put back. */
export function KioskPile({ lines, removed, canAdd, onQuantityChange, onRemove, onPutBack, message }: KioskPileProps) {
  const say = useMessages('Kiosk');
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h1 className={css.title}>{say('To try on')}</h1>
        <p className={css.soft}>{say('We bring these to you. Trying on is free.')}</p>
        {message}
      </header>
      <ul className={css.pile}>
        {removed && (
          <li className={css.gone}>
            <p role="status">{say('{name}, size {size}, is removed.', { name: removed.name, size: removed.size })}</p>
            <KioskButton icon={icons.undo} onPress={onPutBack}>
              {say('Put back')}
            </KioskButton>
          </li>
        )}
        {lines.map((line) => (
          <PileLine
            key={line.id}
            line={line}
            canAdd={canAdd && line.quantity < (line.maxQuantity ?? Number.POSITIVE_INFINITY)}
            onQuantityChange={(quantity) => onQuantityChange(line.id, quantity)}
            onRemove={() => onRemove(line.id)}
          />
        ))}
      </ul>
    </section>
  );
}

interface PileLineProps {
  line: KioskCartItem;
  canAdd: boolean;
  onQuantityChange: (quantity: number) => void;
  onRemove: () => void;
}

function PileLine({ line, canAdd, onQuantityChange, onRemove }: PileLineProps) {
  return (
    <li className={css.line}>
      <ShoeBox cardboard={cardboardOf(line.name)} size="line">
        <span className={css.label}>
          <span className={css.size}>
            <span className={css.figure}>
              <SizeFigure size={line.size} scale={56} />
            </span>
            <span>{line.sizeSystem}</span>
          </span>
          <span className={css.picture}>
            <span className={css.shoe}>
              <ImageWithFallback src={line.imageUrl} alt="" width={204} height={107} />
            </span>
          </span>
          <span className={css.words}>
            <h2 className={css.name}>{line.name}</h2>
            <span className={css.way}>
              <Swatch colours={line.colourway.swatches} />
              {line.colourway.name}
            </span>
          </span>
          <PileLineControls {...{ line, canAdd, onQuantityChange, onRemove }} />
        </span>
      </ShoeBox>
    </li>
  );
}

/** Quantity, Remove, and the price of the line. */
function PileLineControls({ line, canAdd, onQuantityChange, onRemove }: PileLineProps) {
  const say = useMessages('Kiosk');
  const locale = useLocale();
  const pair = say('{name}, size {size}', { name: line.name, size: line.size });
  return (
    <span className={css.controls}>
      <span className={css.stepper} role="group" aria-label={say('Quantity of {pair}', { pair })}>
        <button
          type="button"
          className={css.step}
          aria-label="−1"
          aria-disabled={line.quantity <= 1}
          onClick={() => line.quantity > 1 && onQuantityChange(line.quantity - 1)}
        >
          <Glyph icon={icons.minus} className={glyph} aria-hidden />
        </button>
        <output className={css.count}>{figure(line.quantity, locale)}</output>
        <button
          type="button"
          className={css.step}
          aria-label="+1"
          aria-disabled={!canAdd}
          onClick={() => canAdd && onQuantityChange(line.quantity + 1)}
        >
          <Glyph icon={icons.plus} className={glyph} aria-hidden />
        </button>
      </span>
      <button type="button" className={css.remove} aria-label={say('Remove {pair}', { pair })} onClick={onRemove}>
        <Glyph icon={icons.trash} className={glyph} aria-hidden />
        {say('Remove')}
      </button>
      <span className={css.price}>
        <Price amount={line.price * line.quantity} />
      </span>
    </span>
  );
}

/** Number of items and total price, for the dock of the cart. */
export function KioskSum({ lines }: Pick<KioskPileProps, 'lines'>) {
  const say = useMessages('Kiosk');
  const items = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const cents = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return (
    <p className={css.sum}>
      <span className={css.soft}>{say('In all')}</span>
      <span className={css.items}>{say('{count} item|{count} items', { count: items })}</span>
      <span className={css.total}>
        <Price amount={cents / 100} />
      </span>
    </p>
  );
}
