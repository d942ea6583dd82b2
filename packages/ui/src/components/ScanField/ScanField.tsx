'use client';

import { useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { liveDot } from '../../internal/liveDot.css.ts';
import { onDemand } from '../../loading/onDemand.tsx';
import type { Unstyled } from '../../internal/props.ts';
import type { CameraScannerProps } from '../CameraScanner/CameraScanner.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { spinner } from '../Spinner/Spinner.css.ts';
import { normaliseBarcode } from './normaliseBarcode.ts';
import { asksForScans, useScanner, useShortcut } from './useScanner.ts';
import * as css from './ScanField.css.ts';

const CameraScanner = onDemand<CameraScannerProps>(() =>
  import('../CameraScanner/CameraScanner.tsx').then((module) => module.CameraScanner),
);

export interface ScanFieldProps extends Unstyled {
  /** What to type or scan; for screen readers only. */
  label: string;
  /** @default the label */
  placeholder?: string;
  /** Shown below the field while there is no error. */
  hint?: string;
  /** Gets a scanned barcode, or a text typed and sent with Enter. A UPC-A is passed as an EAN-13. */
  onScan: (barcode: string) => void;
  /** The last scan is being looked up. @default false */
  isPending?: boolean;
  /** The error of the last scan, and what to do; shown until something new is typed. */
  error?: string;
  /** @default false */
  autoFocus?: boolean;
  /** Height 48 or 64 px. @default 'm' */
  size?: 'm' | 'xl';
  /** A key that focuses the field from anywhere, shown at its end: "/". */
  shortcut?: string;
  /** Reads scans wherever the focus is, except in other text fields. One field per page. @default false */
  isGlobal?: boolean;
  /** Offers the camera beside the field. It scans below the field until it is closed. @default false */
  hasCamera?: boolean;
}

/** Takes barcodes: typed and sent with Enter, or from a keyboard-wedge scanner with or without a suffix. */
export function ScanField(props: ScanFieldProps) {
  const { label, hint, onScan, size = 'm', shortcut, isGlobal = false, hasCamera = false } = props;
  const say = useMessages('ScanField');
  const [text, setText] = useState('');
  const { error, hide, showAgain } = useScanError(props.error);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const noteId = `${id}note`;
  const cameraId = `${id}camera`;
  const camera = useCameraToggle();

  const take = (barcode: string) => {
    setText('');
    showAgain();
    if (barcode !== '') onScan(barcode);
  };
  useScanner(input, isGlobal, take);
  useShortcut(input, shortcut);
  useAutoFocus(input, props.autoFocus ?? false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    take(normaliseBarcode(text));
  };
  const note = error ?? hint;
  const noteText = <ScanNote id={noteId} text={note} isWrong={error !== undefined} isInside={size === 'xl'} />;

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the camera from each control within
    <form className={css.form} onSubmit={submit} onKeyDown={camera.closeByEscape} noValidate>
      <div className={css.row}>
        <label className={css.box({ size, isWrong: error !== undefined })}>
          <Icon icon={icons.scan} size={size === 'xl' ? 24 : 20} />
          <span className={css.content}>
            <input
              {...TEXT_INPUT}
              ref={input}
              className={css.input({ size, hasNote: note !== undefined })}
              value={text}
              placeholder={props.placeholder ?? label}
              // Has its own name: the label around it holds more than the name.
              aria-label={label}
              onChange={(event) => {
                setText(event.target.value);
                hide();
              }}
              aria-invalid={error !== undefined}
              {...(isGlobal && asksForScans)}
              {...(note !== undefined && { 'aria-describedby': noteId })}
              {...(shortcut !== undefined && { 'aria-keyshortcuts': shortcut })}
            />
            {size === 'xl' ? noteText : null}
          </span>
          <ScanFieldEnd isPending={props.isPending ?? false} isReady={isGlobal && size === 'xl'} shortcut={shortcut} />
        </label>
        {hasCamera && (
          <IconButton
            ref={camera.buttonRef}
            variant="plain"
            icon={icons.camera}
            label={say('Scan with the camera')}
            aria-expanded={camera.isOpen}
            aria-controls={camera.isOpen ? cameraId : undefined}
            onPress={camera.toggle}
          />
        )}
      </div>
      {size === 'xl' ? null : noteText}
      {camera.isOpen && <CameraScanner id={cameraId} onScan={take} onClose={camera.close} />}
    </form>
  );
}

/** Rendered without a text, too: screen readers announce only changes of an existing element. */
function ScanNote(props: { id: string; text: string | undefined; isWrong: boolean; isInside: boolean }) {
  const { id, text, isWrong, isInside } = props;
  return (
    <span className={css.note({ isWrong, isInside })} id={id} role="status">
      {isWrong ? <Icon icon={icons.circleAlert} size={16} /> : null}
      {text}
    </span>
  );
}

const TEXT_INPUT = {
  autoComplete: 'off',
  autoCapitalize: 'characters',
  spellCheck: false,
  enterKeyHint: 'go',
} as const;

/** The error of the last scan, hidden from the moment something new is typed until the next scan. */
function useScanError(current: string | undefined) {
  const [hidden, setHidden] = useState<string>();
  const [known, setKnown] = useState(current);
  if (known !== current) {
    setKnown(current);
    setHidden(undefined);
  }
  return {
    error: hidden === undefined ? current : undefined,
    hide: () => setHidden(current),
    showAgain: () => setHidden(undefined),
  };
}

/** Opens and closes the camera. Closing returns the focus to the button if it was in the scanner. */
function useCameraToggle() {
  const [isOpen, setOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  return {
    isOpen,
    buttonRef,
    close,
    toggle: () => setOpen(!isOpen),
    closeByEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !isOpen || event.defaultPrevented) return;
      event.preventDefault();
      if (event.target instanceof HTMLInputElement) setOpen(false);
      else close();
    },
  };
}

/**
 * Focuses the field in the first frame after it is rendered. The `autoFocus` of React makes the browser lay out the page
 * within the commit: on a slow phone, script and layout of the whole page in one task.
 */
function useAutoFocus(inputRef: RefObject<HTMLInputElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const frame = requestAnimationFrame(() => inputRef.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [inputRef, isWanted]);
}

/** At the end of the field: a spinner, "Scanner ready", or the shortcut. */
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
