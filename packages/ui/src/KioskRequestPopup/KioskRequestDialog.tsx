import { useEffect, useId, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { BoxLabel } from '../BoxLabel/BoxLabel.tsx';
import { Button } from '../Button/Button.tsx';
import * as modal from '../internal/Modal.css.ts';
import { Price } from '../Price/Price.tsx';
import { Stamp } from '../Stamp/Stamp.tsx';
import type { KioskRequestPopupProps } from './KioskRequestPopup.tsx';
import { useScannerGuard } from './useScannerGuard.ts';
import { clockTime, summary, waitingWords, type KioskRequestLine } from './words.ts';
import * as css from './KioskRequestDialog.css.ts';

/** What KioskRequestPopup loads on demand. */
export function KioskRequestDialog(props: KioskRequestPopupProps) {
  const { kiosk, lines, waiting, receivedAt, isAccepting = false, onAccept, onReject } = props;
  const summaryId = useId();
  useScannerGuard();
  return (
    <ModalOverlay isOpen isKeyboardDismissDisabled className={modal.scrim({ placement: 'top' })}>
      <Modal className={modal.box({ width: 'l' })}>
        {/* React Aria focuses the dialog itself, so Enter and Space press nothing at first. */}
        <Dialog role="alertdialog" aria-describedby={summaryId} className={modal.content}>
          <header className={css.lid}>
            <Heading slot="title" level={2} className={css.title}>
              New request from Kiosk {kiosk}!
            </Heading>
            <p id={summaryId} className={css.summary}>
              {summary(lines.length, waiting)}
            </p>
            <Clock receivedAt={receivedAt} />
          </header>
          <div className={css.body}>
            <ul className={css.lines}>
              {lines.map((line, index) => (
                <li key={line.lineId ?? `${line.inventoryItemId}${index}`}>
                  <KioskRequestLabel line={line} />
                </li>
              ))}
            </ul>
            <div className={css.actions}>
              <Button size="xl" isFill isDisabled={isAccepting} onPress={onReject}>
                Reject
              </Button>
              <Button variant="signal" size="xl" isFill isPending={isAccepting} onPress={onAccept}>
                Accept
              </Button>
            </div>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function KioskRequestLabel({ line }: { line: KioskRequestLine }) {
  const isConsigned = line.consigned === true;
  return (
    <BoxLabel
      state={isConsigned ? 'consigned' : 'request'}
      size={line.size}
      sizeSystem={line.sizeSystem ?? ''}
      name={line.productName ?? line.sku ?? 'No SKU'}
      colourway={line.colourway ?? { name: '', swatches: [] }}
      imageUrl={line.imageUrl ?? ''}
      stamp={isConsigned ? <Stamp state="consigned">Consigned</Stamp> : <Stamp state="request">Request</Stamp>}
      fields={[
        { label: 'SKU', value: line.sku ?? 'No SKU', isCode: line.sku !== null, isPlain: true },
        { label: 'Price', value: <Price amount={line.price} />, isPlain: true },
        ...(line.inStock === undefined ? [] : [{ label: 'In stock', value: line.inStock }]),
      ]}
      barcode={line.barcode ?? null}
    />
  );
}

/** The counter's clock, and from the first minute on how long the customer has waited. Not read aloud: it ticks. */
function Clock({ receivedAt }: { receivedAt: Date }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 1000);
    return () => clearInterval(timer);
  }, []);
  const waited = waitingWords(receivedAt, now);
  return (
    <span className={css.clock} aria-hidden="true">
      {waited === null ? null : <span className={css.waited}>{waited}</span>}
      <span className={css.lamp} />
      {clockTime(now)}
    </span>
  );
}
