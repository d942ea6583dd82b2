'use client';

import { useEffect, useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BoxLabel } from '../BoxLabel/BoxLabel.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as modal from '../../internal/Modal.css.ts';
import { guardDialog, guardScreen } from '../../internal/pressGuard.ts';
import { Price } from '../../components/Price/Price.tsx';
import { ScrollArea } from '../../components/ScrollArea/ScrollArea.tsx';
import { Stamp } from '../../components/Stamp/Stamp.tsx';
import { Ticket } from '../Ticket/Ticket.tsx';
import type { KioskRequestPopupProps } from './props.ts';
import { RequestAside } from './RequestAside.tsx';
import { useScannerGuard } from './useScannerGuard.ts';
import { clockTime, summary, waitingWords, type KioskRequestLine } from './words.ts';
import { Language } from '../../internal/Language.tsx';
import * as css from './KioskRequestDialog.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

/** The request, which KioskRequestPopup loads on demand: a dialog, or a small box beside what the user does. */
export function KioskRequest({ isAside = false, ...props }: KioskRequestPopupProps) {
  return isAside ? <RequestAside {...props} /> : <KioskRequestDialog {...props} />;
}

function KioskRequestDialog(props: KioskRequestPopupProps) {
  const say = useMessages('KioskRequestPopup');
  const { kiosk, lines, waiting, receivedAt } = props;
  const summaryId = useId();
  useScannerGuard();
  return (
    <Language>
      <ModalOverlay
        isOpen
        isKeyboardDismissDisabled
        className={modal.scrim({ placement: 'top' })}
        data-kiosk-request="popup"
        // A menu whose code arrives while the popup is open must not make it inert.
        data-react-aria-top-layer=""
      >
        <Modal ref={guardDialog} className={modal.box({ width: 'l' })}>
          {/* React Aria focuses the dialog itself, so Enter and Space press nothing at first. */}
          <Dialog role="alertdialog" aria-describedby={summaryId} className={css.dialog}>
            <header className={props.customerNumber ? `${css.lid} ${css.numbered}` : css.lid}>
              <Heading slot="title" level={2} className={css.title}>
                {say('New request from Kiosk {name}!', { name: kiosk })}
              </Heading>
              <p id={summaryId} className={css.summary}>
                {summary(lines.length, waiting, say)}
              </p>
              <Clock receivedAt={receivedAt} />
              {props.customerNumber ? (
                <span className={css.ticket}>
                  <Ticket number={props.customerNumber} variant="lid" />
                </span>
              ) : null}
            </header>
            <div className={css.body}>
              <div className={css.requested}>
                <ScrollArea label={say('Requested')}>
                  <ul className={css.lines}>
                    {lines.map((line, index) => (
                      <li key={line.lineId ?? `${line.inventoryItemId}${index}`}>
                        <KioskRequestLabel line={line} />
                      </li>
                    ))}
                  </ul>
                </ScrollArea>
              </div>
              <Wishes note={props.note} spot={props.spot} />
              <Answer {...props} />
            </div>
          </Dialog>
        </Modal>
      </ModalOverlay>
    </Language>
  );
}

/** Accept, Reject and Later; how the request ended, once it has. */
function Answer(props: KioskRequestPopupProps) {
  const { isAccepting = false, acceptedBy, onAccept, onReject } = props;
  const say = useMessages('KioskRequestPopup');
  const outcome =
    acceptedBy !== undefined
      ? say('{name} accepted this request.', { name: acceptedBy })
      : props.ended &&
        { withdrawn: say('The customer has withdrawn this request.'), expired: say('Expired') }[props.ended];
  if (outcome !== undefined) {
    return (
      <div key="ended" className={css.accepted}>
        <p role="alert" className={css.acceptedBy}>
          {outcome}
        </p>
        <Button size="xl" isFill onPress={props.onDismiss ?? onReject}>
          {say('Close')}
        </Button>
      </div>
    );
  }
  return (
    <div key="open" ref={guardScreen} className={css.actions}>
      <Button size="xl" isFill isDisabled={isAccepting} onPress={onReject}>
        {say('Reject')}
      </Button>
      <Button variant="signal" size="xl" isFill isPending={isAccepting} onPress={onAccept}>
        {say('Accept')}
      </Button>
      {props.onLater ? (
        <div className={css.later}>
          <Button variant="link" isFill isDisabled={isAccepting} onPress={props.onLater}>
            {say('Later')}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Where the pairs are brought to, and what the customer wrote. */
function Wishes({ note, spot }: Pick<KioskRequestPopupProps, 'note' | 'spot'>) {
  const say = useMessages('KioskRequestPopup');
  if (!note && !spot) return null;
  return (
    <p className={css.wishes}>
      {spot ? <span className={css.spot}>{wholeCodes(say('Bring it to {spot}', { spot }))}</span> : null}
      {note ? <span>{wholeCodes(say('“{note}”', { note }))}</span> : null}
    </p>
  );
}

function KioskRequestLabel({ line }: { line: KioskRequestLine }) {
  const say = useMessages('KioskRequestPopup');
  const locale = useLocale();
  const isConsigned = line.consigned === true;
  return (
    <BoxLabel
      state={isConsigned ? 'consigned' : 'request'}
      size={line.size}
      sizeSystem={line.sizeSystem ?? ''}
      name={line.productName ?? line.sku ?? say('No SKU')}
      colourway={line.colourway ?? { name: '', swatches: [] }}
      imageUrl={line.imageUrl ?? ''}
      stamp={
        isConsigned ? (
          <Stamp state="consigned">{say('Consigned')}</Stamp>
        ) : (
          <Stamp state="request">{say('Request')}</Stamp>
        )
      }
      fields={[
        { label: say('SKU'), value: line.sku ?? say('No SKU'), isCode: line.sku !== null, isPlain: true },
        { label: say('Price'), value: <Price amount={line.price} />, isPlain: true },
        ...(line.inStock === undefined ? [] : [{ label: say('In stock'), value: line.inStock.toLocaleString(locale) }]),
      ]}
      barcode={line.barcode ?? null}
    />
  );
}

/** The time of day and, from one minute, how long the customer has waited. Hidden from screen readers: it changes every second. */
function Clock({ receivedAt }: { receivedAt: Date }) {
  const say = useMessages('KioskRequestPopup');
  const locale = useLocale();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const waited = waitingWords(receivedAt, now, say);
  return (
    <span className={css.clock} aria-hidden="true">
      {waited === null ? null : <span className={css.waited}>{waited}</span>}
      <span className={css.lamp} />
      {clockTime(now, locale)}
    </span>
  );
}
