'use client';

import { type DragEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { useFieldError } from '../../internal/fieldErrors.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as group from '../../internal/groupStyles.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as grouped from '../CheckboxGroup/CheckboxGroup.css.ts';
import * as css from './FileField.css.ts';
import { isAccepted } from './isAccepted.ts';
import { Thumbnail } from './Thumbnail.tsx';

export interface FileFieldProps extends FieldProps {
  /** The chosen files, in their order. */
  files: readonly File[];
  /** Called with all files after one is added or removed. */
  onChange: (files: File[]) => void;
  /** Kinds of files, as in the attribute `accept`. @default 'image/*' */
  accept?: string;
  /** On a tablet or phone the button opens the camera at the back. @default false */
  usesCamera?: boolean;
  /** Number of files at most. @default no limit */
  maxFiles?: number;
  /** Size of one file at most, in megabytes; a larger one is not taken, and the field says so. @default no limit */
  maxMegabytes?: number;
  /** Shows a place onto which files can be dropped, with this text: "Drop a CSV or XLSX here". @default only the button */
  dropLabel?: string;
}

const MEGABYTE = 1_000_000;

/** Files of a person: photos of damage, each with a small picture and a way to remove it. The app sends them. */
export function FileField(props: FileFieldProps) {
  const { label, files, isDisabled = false, maxFiles = Infinity, dropLabel } = props;
  const say = useMessages('FileField');
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { error, mark, change, add } = useFiles(props);
  const isFull = files.length >= maxFiles;
  const describedBy = [props.description && `${id}how`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset className={group.group} {...mark} aria-describedby={describedBy || undefined} disabled={isDisabled}>
      <legend className={props.isLabelHidden ? grouped.hiddenLegend : group.legend}>{label}</legend>
      {props.description && (
        <p id={`${id}how`} className={grouped.description}>
          {props.description}
        </p>
      )}
      <div className={css.body}>
        <Files
          files={files}
          isDisabled={isDisabled}
          onRemove={(file) => {
            change(files.filter((other) => other !== file));
            button.current?.focus();
          }}
        />
        <DropPlace label={dropLabel} isDisabled={isDisabled || isFull} onDrop={add}>
          <AddButton {...props} button={button} describedBy={isFull ? `${id}full` : undefined} onAdd={add} />
        </DropPlace>
        {isFull && (
          <p id={`${id}full`} className={grouped.description}>
            {say('No more than {count} file|No more than {count} files', { count: maxFiles })}
          </p>
        )}
        {error && (
          <InlineMessage id={`${id}error`} severity="critical">
            {error}
          </InlineMessage>
        )}
      </div>
    </fieldset>
  );
}

/** Where files can be dropped, around the button; only the button without a label. */
function DropPlace({
  label,
  isDisabled,
  onDrop,
  children,
}: {
  label: string | undefined;
  isDisabled: boolean;
  onDrop: (files: File[]) => void;
  children: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  if (label === undefined) return children;
  const hasFiles = ({ dataTransfer }: DragEvent) => !isDisabled && dataTransfer.types.includes('Files');
  return (
    <div
      className={css.drop({ isOver })}
      onDragOver={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        setOver(false);
        if (!hasFiles(event)) return;
        // Otherwise the browser opens the file in the place of the page.
        event.preventDefault();
        onDrop([...event.dataTransfer.files]);
      }}
    >
      <p className={css.dropLabel}>{label}</p>
      {children}
    </div>
  );
}

/** Adds files that are of the right kind, small enough and have room, and says which one is not. */
function useFiles({
  files,
  onChange,
  maxFiles = Infinity,
  maxMegabytes = Infinity,
  accept = 'image/*',
  name,
  errorMessage,
}: FileFieldProps) {
  const say = useMessages('FileField');
  const [refused, setRefused] = useState<File>();
  const { error, forget, mark } = useFieldError(name, errorMessage);
  const change = (next: File[], other?: File) => {
    forget();
    setRefused(other);
    onChange(next);
  };
  // The window of the system lets a person choose other files, and others can be dropped.
  const fits = (file: File) => isAccepted(file, accept) && file.size <= maxMegabytes * MEGABYTE;
  const add = (chosen: readonly File[]) =>
    change(
      [...files, ...chosen.filter(fits)].slice(0, maxFiles),
      chosen.find((file) => !fits(file)),
    );
  const refusal =
    refused &&
    (isAccepted(refused, accept)
      ? say('{name} is too large: {size} MB at most.', { name: refused.name, size: maxMegabytes })
      : say('{name} is a file of another kind.', { name: refused.name }));
  return { error: refusal ?? error, mark, change, add };
}

interface AddButtonProps extends Pick<FileFieldProps, 'accept' | 'usesCamera' | 'maxFiles' | 'isDisabled'> {
  button: RefObject<HTMLButtonElement | null>;
  /** Id of the text that says why no more files are taken. */
  describedBy: string | undefined;
  onAdd: (files: File[]) => void;
}

/** Opens the camera or the files. A native field of files has the words of the browser, not of the page. */
function AddButton(props: AddButtonProps) {
  const { accept = 'image/*', usesCamera = false, maxFiles = Infinity, isDisabled, button, describedBy, onAdd } = props;
  const say = useMessages('FileField');
  const input = useRef<HTMLInputElement>(null);
  const isPicture = accept.startsWith('image/');
  return (
    <>
      <input
        ref={input}
        className={css.input}
        type="file"
        accept={accept}
        multiple={maxFiles > 1}
        capture={usesCamera ? 'environment' : undefined}
        onChange={(event) => {
          onAdd([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
      <Button
        ref={button}
        icon={isPicture ? icons.camera : icons.plus}
        isDisabled={isDisabled}
        aria-describedby={describedBy}
        // Without `isDisabled` when it is full, so that it keeps the focus after the last file.
        onPress={() => {
          if (describedBy === undefined) input.current?.click();
        }}
      >
        {isPicture ? say('Add a picture') : say('Add a file')}
      </Button>
    </>
  );
}

interface FilesProps {
  files: readonly File[];
  isDisabled: boolean;
  onRemove: (file: File) => void;
}

/** The chosen files. A new one is read aloud. */
function Files({ files, isDisabled, onRemove }: FilesProps) {
  const say = useMessages('FileField');
  const keyOf = useKeys();
  if (files.length === 0) return null;
  return (
    <ul className={css.files} aria-live="polite" aria-relevant="additions">
      {files.map((file) => (
        <li key={keyOf(file)} className={css.file}>
          {file.type.startsWith('image/') && <Thumbnail file={file} />}
          <span className={css.foot}>
            <span className={css.name}>{file.name}</span>
            <IconButton
              icon={icons.x}
              label={say('Remove {name}', { name: file.name })}
              isDisabled={isDisabled}
              onPress={() => onRemove(file)}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Two photos may have the same name: each file gets a number of its own. */
function useKeys(): (file: File) => number {
  const [keys] = useState(() => new WeakMap<File, number>());
  const last = useRef(0);
  return (file) => {
    const known = keys.get(file);
    if (known !== undefined) return known;
    keys.set(file, (last.current += 1));
    return last.current;
  };
}
