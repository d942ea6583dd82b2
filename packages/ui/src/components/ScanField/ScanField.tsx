'use client';

import {
  Fragment,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
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
import { wholeCodes } from '../../internal/wholeCodes.ts';

const CameraScanner = onDemand<CameraScannerProps>(() =>
  import('../CameraScanner/CameraScanner.tsx').then((module) => module.CameraScanner),
);

export interface ScanFieldProps extends Unstyled {
  /** What to type or scan; for screen readers only. */
  label: string;
  /** Text in the empty field. @default the label */
  placeholder?: string;
  /** Shown below the field while there is no error. */
  hint?: string;
  /** Gets a scanned barcode, or a text typed and sent with Enter. A UPC-A is passed as an EAN-13. */
  onScan: (barcode: string) => void;
  /** The last scan is being looked up. @default false */
  isPending?: boolean;
  /** The error of the last scan, and what to do; shown until something new is typed. */
  error?: string | undefined;
  /** Whether the field has the focus when it appears. @default false */
  autoFocus?: boolean;
  /** `xl` is the field of a page: strong border, larger text, and its note inside, so that nothing below moves. @default 'm' */
  size?: 'm' | 'xl';
  /** A key that focuses the field from anywhere, shown at its end: "/". */
  shortcut?: string;
  /** Reads scans wherever the focus is, except in other text fields. One field per page. @default false */
  isGlobal?: boolean;
  /** Offers the camera beside the field. It scans below the field until it is closed. @default false */
  hasCamera?: boolean;
  /** At the end of the field's line: an `IconButton`. @default none */
  end?: ReactNode;
}

/** Takes barcodes: typed and sent with Enter, from a keyboard-wedge scanner with or without a suffix, or by camera. */
export function ScanField(props: ScanFieldProps) {
  const { hint, onScan, size = 'm', shortcut, isGlobal = false, hasCamera = false } = props;
  const say = useMessages('ScanField');
  const [text, setText] = useState('');
  const [scans, setScans] = useState(0);
  const { error, hide, showAgain } = useScanError(props.error);
  const input = useRef<HTMLInputElement>(null);
  const cameraButton = useRef<HTMLButtonElement>(null);
  const camera = useCameraToggle(cameraButton);
  const id = useId();
  const cameraId = `${id}camera`;

  const take = (barcode: string) => {
    setText('');
    setScans((count) => count + 1);
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
  const change = (next: string) => {
    setText(next);
    hide();
  };
  const isWrong = error !== undefined;
  const isInside = size === 'xl';
  // Beside the input it would make the field higher, and all below it would move.
  const isOver = isWrong && isInside && text === '';
  const note = { id: `${id}note`, text: error ?? hint, isWrong, isInside, isOver, scans };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the camera from each control within
    <form className={css.form} onSubmit={submit} onKeyDown={(event) => camera.closeByEscape(event)} noValidate>
      <div className={css.row}>
        <ScanInput {...props} inputRef={input} text={text} onText={change} note={note} />
        {hasCamera && (
          <IconButton
            ref={cameraButton}
            variant="plain"
            icon={icons.camera}
            label={say('Scan with the camera')}
            aria-expanded={camera.isOpen}
            aria-controls={camera.isOpen ? cameraId : undefined}
            onPress={() => camera.toggle()}
          />
        )}
        {props.end}
      </div>
      {note.isInside ? null : <ScanNote {...note} />}
      {camera.isOpen && <CameraScanner id={cameraId} onScan={take} onClose={() => camera.close()} />}
    </form>
  );
}

interface ScanInputProps extends ScanFieldProps {
  inputRef: RefObject<HTMLInputElement | null>;
  text: string;
  onText: (text: string) => void;
  note: ScanNoteProps;
}

/** The box with pictogram, text and note. */
function ScanInput(props: ScanInputProps) {
  const { label, inputRef, text, onText, note, size = 'm', shortcut, isGlobal = false, isPending = false } = props;
  const { isWrong, isOver } = note;
  const hasNote = note.text !== undefined;
  return (
    <label className={css.box({ size, isWrong })}>
      <Icon icon={icons.scan} />
      <span className={css.content({ isCovered: isOver })}>
        <input
          {...TEXT_INPUT}
          ref={inputRef}
          className={css.input({ size, hasNote, isCovered: isOver })}
          value={text}
          placeholder={props.placeholder ?? label}
          // Has its own name: the label around it holds more than the name.
          aria-label={label}
          onChange={(event) => onText(event.target.value)}
          aria-invalid={isWrong}
          {...(isGlobal && asksForScans)}
          aria-describedby={hasNote ? note.id : undefined}
          aria-keyshortcuts={shortcut}
        />
        {note.isInside ? <ScanNote {...note} /> : null}
      </span>
      <ScanFieldEnd isPending={isPending} isReady={isGlobal && size === 'xl'} hasNote={hasNote} shortcut={shortcut} />
    </label>
  );
}

interface ScanNoteProps {
  id: string;
  text: string | undefined;
  isWrong: boolean;
  isInside: boolean;
  /** It lies over the empty input. */
  isOver: boolean;
  /** Number of scans: the same text is new after another scan. */
  scans: number;
}

/** Rendered without a text, too: screen readers announce only changes of an existing element. */
function ScanNote({ id, text, isWrong, isInside, isOver, scans }: ScanNoteProps) {
  return (
    <span className={css.note({ isWrong, isInside, isOver })} id={id} role="status">
      {isWrong ? <Icon icon={icons.circleAlert} size={16} /> : null}
      {text === undefined ? null : <Fragment key={scans}>{wholeCodes(text)}</Fragment>}
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

/** Opens and closes the camera. Closing returns the focus from the scanner to the button. */
function useCameraToggle(buttonRef: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    buttonRef.current?.focus();
  };
  return {
    isOpen,
    close,
    toggle: () => setOpen(!isOpen),
    closeByEscape: (event: KeyboardEvent) => {
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
function ScanFieldEnd(props: { isPending: boolean; isReady: boolean; hasNote: boolean; shortcut: string | undefined }) {
  const say = useMessages('ScanField');
  if (props.isPending)
    return <span className={spinner({ size: 16 })} role="progressbar" aria-label={say('Looking up')} />;
  if (props.isReady) {
    return (
      <span className={css.ready({ hasNote: props.hasNote })}>
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
