'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { plain } from '../../internal/reset.css.ts';
import type { Unstyled } from '../../internal/props.ts';
import { figure } from '../../internal/message.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import type { RequestCardProps } from '../RequestCard/props.ts';
import { RequestStamp } from '../RequestCard/RequestCard.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { Timeline } from '../Timeline/Timeline.tsx';
import { Waiting } from '../Waiting/Waiting.tsx';
import { RequestDetailActions, type RequestDetailActionsProps } from './RequestDetailActions.tsx';
import * as css from './RequestDetail.css.ts';

/** Something that happened to the line. */
export interface RequestMoment {
  /** Time of day: "14:31". */
  at: string;
  text: string;
  /** A second line. */
  detail?: string;
}

export interface RequestDetailProps
  extends Unstyled, RequestDetailActionsProps, Pick<RequestCardProps, 'line' | 'status' | 'exception'> {
  /** Number of units in the cart, in the link back to it. */
  cartCount: number;
  /** Shows the cart again. */
  onBack: () => void;
  /** The current time in ms. */
  now: number;
  /** Age from which it is late, ms. */
  lateAfterMs: number;
  /** Why the pair is not available, and who looked when. @default none */
  notice?: { title: string; text: string } | undefined;
  /** What happened, newest first. @default none */
  moments?: readonly RequestMoment[];
  /** Nearest sizes, delivery spot, note: whatever the state needs. */
  children?: ReactNode;
}

/** One line of the associate's list in a panel: size, age, what happened, and every action that is allowed. */
export function RequestDetail(props: RequestDetailProps) {
  const { line, status, exception, cartCount, onBack, now, lateAfterMs, notice } = props;
  const say = useMessages('RequestDetail');
  const locale = useLocale();
  const nameId = useId();
  return (
    <section className={css.panel} aria-labelledby={nameId}>
      <header className={css.head}>
        <button type="button" className={css.back} onClick={onBack}>
          <Icon icon={icons.arrowLeft} />
          {say('Request cart')} <Code>{figure(cartCount, locale)}</Code>
        </button>
        <IconButton icon={icons.x} label={say('Close')} onPress={onBack} />
      </header>
      {/* It may scroll without a control in it: the arrow keys need a focus. */}
      <div className={css.body} {...{ role: 'group', tabIndex: 0 }} aria-labelledby={nameId}>
        <div className={css.state}>
          <RequestStamp line={line} status={status} exception={exception} />
          {line.since === undefined ? null : <Waiting since={line.since} now={now} lateAfterMs={lateAfterMs} />}
          {line.customerNumber ? <Ticket number={line.customerNumber} variant="panel" /> : null}
        </div>
        <div className={css.box}>
          <div>
            <SizeFigure size={line.size} scale={88} />
            <p className={css.soft}>{line.sizeSystem}</p>
          </div>
          <ImageWithFallback src={line.imageUrl} alt="" width={148} height={78} />
        </div>
        <div>
          <h2 className={css.name} id={nameId}>
            {line.name}
          </h2>
          <p className={css.way}>
            <Swatch colours={line.colourway.swatches} />
            {line.colourway.name}
          </p>
          <p className={css.codes}>
            <span>{line.sku === null ? say('No SKU') : <Code>{line.sku}</Code>}</span>
            {line.barcode === null ? null : <Code>{line.barcode}</Code>}
          </p>
        </div>
        {notice ? (
          <div className={css.notice} role="status">
            <Icon icon={icons.packageX} />
            <p className={plain}>
              <strong className={css.noticeTitle}>{notice.title}</strong>
              {notice.text}
            </p>
          </div>
        ) : null}
        {/* A pair that is out is looked for: where it went comes first. */}
        {status === '3' ? <Moments {...props} /> : null}
        {props.children}
        <HandOn {...props} />
        {status === '3' ? null : <Moments {...props} />}
      </div>
      <RequestDetailActions {...props} />
    </section>
  );
}

/** Hands the line to a colleague. */
function HandOn({ onAssign, isPending = false }: Pick<RequestDetailActionsProps, 'onAssign' | 'isPending'>) {
  const say = useMessages('RequestDetail');
  if (!onAssign) return null;
  return (
    <Button size="s" isFill isDisabled={isPending} onPress={onAssign}>
      {say('Hand to a colleague')}
    </Button>
  );
}

function Moments({ moments }: Pick<RequestDetailProps, 'moments'>) {
  const say = useMessages('RequestDetail');
  if (!moments || moments.length === 0) return null;
  const events = moments.map(({ at, text, detail }) => ({ id: `${at}${text}`, time: at, title: text, detail }));
  return (
    <div>
      <h3 className={css.subtitle}>{say('History')}</h3>
      <Timeline label={say('History')} events={events} />
    </div>
  );
}
