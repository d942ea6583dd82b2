'use client';

import { useEffect, useId, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import type { KioskRequestPopupProps } from './props.ts';
import { summary, type KioskRequestLine } from './words.ts';
import * as css from './RequestAside.css.ts';

/** A request as a small box at the corner: the page can be used, and the focus stays where it is. */
export function RequestAside(props: KioskRequestPopupProps) {
  const { kiosk, customerNumber, lines, waiting, isAccepting = false } = props;
  const say = useMessages('KioskRequestPopup');
  const titleId = useId();
  const box = useFocusReturn();
  return (
    <section ref={box} className={css.box} aria-labelledby={titleId} data-kiosk-request="aside">
      <div className={css.lid} role="status">
        {customerNumber ? (
          <span className={css.ticket}>
            <Ticket number={customerNumber} variant="lid" />
          </span>
        ) : null}
        <h2 id={titleId} className={css.title}>
          {say('New request from Kiosk {name}!', { name: kiosk })}
        </h2>
        <p className={css.summary}>{summary(lines.length, waiting, say)}</p>
      </div>
      <div className={css.body}>
        <ul className={css.lines}>
          {lines.map((line, index) => (
            <AsideLine key={line.lineId ?? `${line.inventoryItemId}${index}`} line={line} />
          ))}
        </ul>
        <div className={css.actions}>
          {props.onLater ? (
            <Button variant="link" isDisabled={isAccepting} onPress={props.onLater}>
              {say('Later')}
            </Button>
          ) : null}
          <Button isFill isDisabled={isAccepting} onPress={props.onReject}>
            {say('Reject')}
          </Button>
          <Button variant="chosen" isFill isPending={isAccepting} onPress={props.onAccept}>
            {say('Accept')}
          </Button>
        </div>
      </div>
    </section>
  );
}

function AsideLine({ line }: { line: KioskRequestLine }) {
  const say = useMessages('KioskRequestPopup');
  return (
    <li className={css.line}>
      <span className={css.size}>
        <SizeFigure size={line.size} scale={28} />
        <span className={css.system}>{line.sizeSystem}</span>
      </span>
      <ImageWithFallback src={line.imageUrl ?? ''} alt="" width={76} height={40} />
      <span className={css.words}>
        <strong className={css.name}>{line.productName ?? line.sku ?? say('No SKU')}</strong>
        {line.colourway ? (
          <span className={css.way}>
            <Swatch colours={line.colourway.swatches} />
            {line.colourway.name}
          </span>
        ) : null}
      </span>
    </li>
  );
}

/** Returns the focus to where it was before it came into the box, if the box goes away with it. */
function useFocusReturn() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const shown = box.current;
    let before: EventTarget | null = null;
    const onFocusIn = ({ relatedTarget }: FocusEvent) => {
      if (!(relatedTarget instanceof Node && shown?.contains(relatedTarget))) before = relatedTarget;
    };
    shown?.addEventListener('focusin', onFocusIn);
    return () => {
      shown?.removeEventListener('focusin', onFocusIn);
      requestAnimationFrame(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, []);
  return box;
}
