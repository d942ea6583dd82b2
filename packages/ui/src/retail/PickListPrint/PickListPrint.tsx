'use client';

import { Fragment } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { PrintBars } from '../PrintSheet/PrintBars.tsx';
import { PrintSheet } from '../PrintSheet/PrintSheet.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { type AisleGroup, firstReplenishment, pagesOf, type PrintedPick, rollLength } from './pages.ts';
import * as css from './PickListPrint.css.ts';

export interface PickListPrintProps extends Unstyled {
  /** In the order of the walk, try-ons before replenishment. */
  picks: readonly PrintedPick[];
  /** "Canal Street, stockroom" */
  where: string;
  /** Who prints it. */
  by: string;
  /** When, as text: "Nov 24, 2026, 14:32". */
  at: string;
  /** A4 sheets, or a piece of the 62 mm roll. */
  paper: 'a4' | 'roll';
}

/** A pick list for the printer: bin, size, product and barcode of each pair, with a box to tick. */
export function PickListPrint(props: PickListPrintProps) {
  if (props.paper === 'roll') {
    return <PrintSheet paper="roll" length={rollLength(props.picks)} pages={[<Slip key="slip" {...props} />]} />;
  }
  const pages = pagesOf(props.picks);
  return (
    <PrintSheet
      paper="a4"
      pages={pages.map((groups, index) => (
        <A4Page key={groups[0]?.picks[0]?.id} {...props} groups={groups} page={index + 1} pageCount={pages.length} />
      ))}
    />
  );
}

interface A4PageProps extends PickListPrintProps {
  groups: readonly AisleGroup[];
  page: number;
  pageCount: number;
}

function A4Page({ picks, where, by, at, groups, page, pageCount }: A4PageProps) {
  const say = useMessages('PickListPrint');
  return (
    <div className={css.page}>
      <header className={css.head}>
        <div>
          <p className={css.title}>{say('Pick list')}</p>
          <p className={css.small}>{where}</p>
        </div>
        <p className={`${css.small} ${css.end}`}>
          {say('{count} pair|{count} pairs', { count: picks.length })}
          <br />
          <bdi>{by}</bdi>, <bdi>{at}</bdi>
        </p>
      </header>
      {groups.map(({ aisle, isReplenishment, picks: ofAisle }) => (
        <div key={ofAisle[0]?.id}>
          <p className={css.aisle}>
            {aisle === ''
              ? say(isReplenishment ? 'No bin, replenishment' : 'No bin')
              : say(isReplenishment ? 'Aisle {aisle}, replenishment' : 'Aisle {aisle}', { aisle })}
          </p>
          {ofAisle.map((pick) => (
            <Row key={pick.id} pick={pick} />
          ))}
        </div>
      ))}
      <footer className={css.foot}>
        <span>{say('Not there? Leave the box empty and report it missing.')}</span>
        <span className={css.code}>{`${page} / ${pageCount}`}</span>
      </footer>
    </div>
  );
}

function Row({ pick }: { pick: PrintedPick }) {
  return (
    <div className={css.row}>
      <span className={css.tick} />
      <span className={css.bin}>{pick.bin ?? '--'}</span>
      <span className={css.size}>
        <SizeFigure size={pick.size} scale={40} />
        <span className={css.system}>{pick.sizeSystem}</span>
      </span>
      <span className={css.words}>
        <span className={css.name}>{pick.name}</span>
        <span className={css.detail}>{pick.colourway}</span>
        <span className={css.detail}>
          <PrintedTicket pick={pick} />
          <span className={css.code}>{pick.sku ?? '--'}</span>
          {`, ${pick.by}`}
        </span>
      </span>
      <span className={css.bars}>
        {pick.barcode !== null && (
          <>
            <PrintBars value={pick.barcode} module={0.33} maxWidth={40} height={9} />
            <span className={css.number}>{pick.barcode}</span>
          </>
        )}
      </span>
    </div>
  );
}

/** The customer's number: first in the codes of a row, on a line of its own on a slip. */
function PrintedTicket({ pick: { customerNumber } }: { pick: PrintedPick }) {
  return customerNumber ? (
    <span className={css.ticket}>
      <Ticket number={customerNumber} size="s" />
    </span>
  ) : null;
}

function Slip({ picks, by, at }: PickListPrintProps) {
  const say = useMessages('PickListPrint');
  const first = firstReplenishment(picks);
  return (
    <div className={css.slip}>
      <p className={css.slipTitle}>{say('Pick list')}</p>
      <p className={css.slipMeta}>
        {`${say('{count} pair|{count} pairs', { count: picks.length })}, ${at}`}
        <br />
        {by}
      </p>
      {picks.map((pick, index) => (
        <Fragment key={pick.id}>
          {index === first ? <p className={css.aisle}>{say('Replenishment')}</p> : null}
          <SlipRow pick={pick} />
        </Fragment>
      ))}
    </div>
  );
}

function SlipRow({ pick }: { pick: PrintedPick }) {
  return (
    <div className={css.slipRow} data-numbered={pick.customerNumber ? true : undefined}>
      <span className={css.slipBin}>{pick.bin ?? '--'}</span>
      <span className={css.slipSize}>
        <SizeFigure size={pick.size} scale={40} />
      </span>
      <span className={css.slipWords}>
        <PrintedTicket pick={pick} />
        <span className={css.name}>{pick.name}</span>
        <span className={css.detail}>
          <span className={css.code}>{`${pick.sku ?? '--'}, …${pick.barcode?.slice(-4) ?? '--'}`}</span>
        </span>
      </span>
      <span className={css.slipTick} />
    </div>
  );
}
