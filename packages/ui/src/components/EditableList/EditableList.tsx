'use client';

import { useRef, useState } from 'react';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { NameForm } from '../../internal/NameForm.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './EditableList.css.ts';
import { type RowAction, useActionFocus } from './useActionFocus.ts';

/** A thing with a name. */
export interface EditableItem {
  id: string;
  name: string;
  /** A second line: how it is. @default none */
  detail?: string | undefined;
}

export interface EditableListProps extends Unstyled {
  /** Name of the list for screen readers: "Delivery spots". */
  label: string;
  /** In their order. */
  items: readonly EditableItem[];
  /** Shown while there are none: "No kiosks yet." */
  empty: string;
  /** Longest name, in characters. @default no limit */
  nameMaxLength?: number;
  /** A write is running: no row can be moved or removed. @default false */
  isPending?: boolean;
  /** Renames an item. Returns why it was refused, or nothing. */
  onRename: (id: string, name: string) => Promise<string | undefined>;
  /** Moves an item to a place, from 0. Without it the items have no order of their own. */
  onMove?: (id: string, place: number) => void;
  /** Called to remove an item; ask before it is removed. */
  onRemove: (id: string) => void;
  /** Name of the button that removes an item. @default 'Remove {name}' */
  removeLabel?: (name: string) => string;
}

/** A short list that people maintain: each item can be renamed, moved and removed. The host adds items. */
export function EditableList(props: EditableListProps) {
  const { label, items, empty, nameMaxLength, onRename } = props;
  const say = useMessages('EditableList');
  const frame = useRef<HTMLDivElement>(null);
  const [renamedId, setRenamedId] = useState<string>();
  const { moved, note, park, onFrameFocus } = useActionFocus(frame, items, renamedId !== undefined);
  const movedName = items.find(({ id }) => id === moved?.id)?.name;
  const stopRenaming = () => setRenamedId(undefined);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- passes the focus on to a button within
    <div ref={frame} role="group" aria-label={label} tabIndex={-1} className={css.frame} onFocus={onFrameFocus}>
      {items.length === 0 ? <p className={css.none}>{empty}</p> : null}
      <ul className={css.list}>
        {items.map((item, at) =>
          item.id === renamedId ? (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape leaves the form within
            <li
              key={item.id}
              data-row={item.id}
              className={css.form}
              onKeyDown={(event) => {
                if (event.key === 'Escape') stopRenaming();
              }}
            >
              <NameForm
                initial={item.name}
                maxLength={nameMaxLength}
                onSave={(name) => (name === item.name ? Promise.resolve(undefined) : onRename(item.id, name))}
                onSaved={stopRenaming}
                onCancel={stopRenaming}
              />
            </li>
          ) : (
            <Row
              key={item.id}
              {...props}
              item={item}
              at={at}
              onPress={(action) => {
                note({ id: item.id, at, action });
                if (action === 'rename') setRenamedId(item.id);
                if (action === 'remove') park();
              }}
            />
          ),
        )}
      </ul>
      <VisuallyHidden>
        <span role="status">
          {moved && movedName !== undefined
            ? say('{name}, {place} of {count}', { name: movedName, place: moved.place, count: items.length })
            : null}
        </span>
      </VisuallyHidden>
    </div>
  );
}

interface RowProps extends EditableListProps {
  item: EditableItem;
  /** From 0. */
  at: number;
  /** Called before the action. */
  onPress: (action: RowAction) => void;
}

function RowName({ name, detail }: Pick<EditableItem, 'name' | 'detail'>) {
  return (
    <span className={css.name}>
      {name}
      {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
    </span>
  );
}

function Row({ item, at, items, isPending = false, onMove, onRemove, removeLabel, onPress }: RowProps) {
  const { id, name, detail } = item;
  const say = useMessages('EditableList');
  return (
    <li data-row={id} className={css.row}>
      <RowName name={name} detail={detail} />
      <span className={css.actions}>
        {onMove && (
          <>
            <IconButton
              icon={icons.arrowUp}
              label={say('Move {name} up', { name })}
              data-action="up"
              isDisabled={at === 0}
              isPending={isPending}
              onPress={() => {
                onPress('up');
                onMove(id, at - 1);
              }}
            />
            <IconButton
              icon={icons.arrowDown}
              label={say('Move {name} down', { name })}
              data-action="down"
              isDisabled={at === items.length - 1}
              isPending={isPending}
              onPress={() => {
                onPress('down');
                onMove(id, at + 1);
              }}
            />
          </>
        )}
        <IconButton
          icon={icons.pencil}
          label={say('Rename {name}', { name })}
          data-action="rename"
          onPress={() => onPress('rename')}
        />
        <IconButton
          icon={icons.trash}
          label={removeLabel?.(name) ?? say('Remove {name}', { name })}
          data-action="remove"
          isPending={isPending}
          onPress={() => {
            onPress('remove');
            onRemove(id);
          }}
        />
      </span>
    </li>
  );
}
