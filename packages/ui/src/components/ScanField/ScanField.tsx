'use client';

import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { liveDot } from '../../internal/liveDot.css.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import type { CameraButtonProps } from './CameraButton.tsx';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { asksForScans, useScanner, useShortcut } from './useScanner.ts';
import * as css from './ScanField.css.ts';

const CameraButton = onDemand<CameraButtonProps>(() =>
  import('./CameraButton.tsx').then((module) => module.CameraButton),
);

export interface ScanFieldProps extends Unstyled {
  /** What is to be typed or scanned; hidden, but told. */
  label: string;
  /** @default the label */
  placeholder?: string;
  /** Said under the field while there is no error. */
  hint?: string;
  /** A barcode that was scanned, or a text that was typed and sent with Enter. A UPC-A comes as an EAN-13. */
  onScan: (barcode: string) => void;
  /** The last scan is being looked up. @default false */
  isPending?: boolean;
  /** What was wrong with the last scan, and what to do; shown until something else is typed. */
  error?: string;
  /** @default false */
  autoFocus?: boolean;
  /** Height 48 or 64 px. @default 'm' */
  size?: 'm' | 'xl';
  /** A key that focuses the field from anywhere, shown at its end: "/". */
  shortcut?: string;
  /** Scans are read wherever the focus is, other text fields excepted. One field a page. @default false */
  isGlobal?: boolean;
  /** Offers the camera beside the field, where the browser can read barcodes with one. @default false */
  hasCamera?: boolean;
}

/** Takes barcodes: typed and sent with Enter, or from a keyboard-wedge scanner with or without a suffix [W-06]. */
export function ScanField(props: ScanFieldProps) {
  const { label, placeholder = label, hint, onScan, isPending = false, size = 'm', shortcut, isGlobal = false } = props;
  const { autoFocus = false } = props;
  const [text, setText] = useState('');
  // The error as it stood when something new was typed: from then on it is old and no longer shown.
  const [seen, setSeen] = useState<string>();
  const [known, setKnown] = useState(props.error);
  if (known !== props.error) {
    setKnown(props.error);
    setSeen(undefined);
  }
  const error = seen === undefined ? props.error : undefined;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const take = (barcode: string) => {
    setText('');
    // The same mistake made again is told again.
    setSeen(undefined);
    if (barcode !== '') onScan(barcode);
  };
  useScanner(input, isGlobal, take);
  useShortcut(input, shortcut);
  useLayoutEffect(() => {
    if (!autoFocus) return undefined;
    // With the frame in which the field is drawn first. React's own would have the page laid out within its commit: on
    // a slow phone the script of a whole page and its layout in one go.
    const frame = requestAnimationFrame(() => input.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [autoFocus]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(normaliseBarcode(text));
  };
  const note = error ?? hint;

  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <div className={css.row}>
        <label className={css.box({ size, isWrong: error !== undefined })}>
          <Icon icon={icons.scan} size={size === 'xl' ? 24 : 20} />
          <input
            ref={input}
            className={css.input({ size })}
            value={text}
            placeholder={placeholder}
            // Named by itself: the label around it is for the press, and holds more than the name.
            aria-label={label}
            onChange={(event) => {
              setText(event.target.value);
              setSeen(props.error);
            }}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="go"
            aria-invalid={error !== undefined}
            {...(isGlobal && asksForScans)}
            {...(note !== undefined && { 'aria-describedby': `${id}note` })}
            {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
          />
          <ScanFieldEnd isPending={isPending} isReady={isGlobal && size === 'xl'} shortcut={shortcut} />
        </label>
        {props.hasCamera && <CameraButton onScan={take} />}
      </div>
      {/* Always there, so that a screen reader hears of an error when it comes. */}
      <p className={css.note({ isWrong: error !== undefined, isKept: size === 'xl' })} id={`${id}note`} role="status">
        {error === undefined ? null : <Icon icon={icons.circleAlert} size={16} />}
        {note}
      </p>
    </form>
  );
}

/** What stands at the field's end: at work, ready, or the key that brings one here. */
function ScanFieldEnd(props: { isPending: boolean; isReady: boolean; shortcut: string | undefined }) {
  const say = useMessages('ScanField');
  if (props.isPending)
    return <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Looking up')} />;
  if (props.isReady) {
    return (
      <span className={css.ready}>
        <span className={liveDot} />
        {say('Scanner ready')}
      </span>
    );
  }
  return props.shortcut === undefined ? null : (
    <kbd className={css.key} aria-hidden="true">
      {props.shortcut}
    </kbd>
  );
}
