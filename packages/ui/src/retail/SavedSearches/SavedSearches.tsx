'use client';

import { useRef, useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { NameForm } from '../../internal/NameForm.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './SavedSearches.css.ts';

export interface SavedSearchesProps extends Unstyled {
  /** Names of the saved searches, in their order. */
  names: readonly string[];
  /** The saved search that is shown, if one is. */
  current?: string | undefined;
  /** A button as wide as its parent with the name of the search, for a panel; otherwise a small button. @default false */
  isFill?: boolean;
  /** Shown from 1024 px only, where the sheet of a FilterButton has the saved searches below. @default false */
  isWideOnly?: boolean;
  /** Opens a saved search. */
  onOpen: (name: string) => void;
  /** Saves the search that is shown. Returns why it could not be saved, or nothing. */
  onSave: (name: string) => Promise<string | undefined>;
  /** Called with the name of the search that was removed. */
  onRemove: (name: string) => void;
}

/** The saved searches of a person: opens one, saves the current one under a name, removes one. */
export function SavedSearches(props: SavedSearchesProps) {
  const say = useMessages('SavedSearches');
  const { names, current, isFill = false, isWideOnly = false, onOpen, onSave, onRemove } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const close = () => {
    setOpen(false);
    setSaving(false);
  };
  return (
    <span className={css.place[isWideOnly ? 'wide' : isFill ? 'fill' : 'inline']}>
      <Button
        ref={trigger}
        size="s"
        icon={icons.bookmark}
        isFill={isFill}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        <Current names={names} current={isFill ? current : undefined} />
        <Icon icon={icons.chevronDown} size={16} />
      </Button>
      <Popover
        isOpen={isOpen}
        onClose={close}
        triggerRef={trigger}
        label={say('Saved searches')}
        placement="bottom start"
        width="s"
        isPadded
      >
        <p className={css.head}>{say('Saved searches')}</p>
        <SavedList
          names={names}
          current={current}
          onOpen={(name) => {
            onOpen(name);
            close();
          }}
          onRemove={onRemove}
        />
        {isSaving ? (
          <NameForm onSave={onSave} onSaved={close} onCancel={() => setSaving(false)} />
        ) : (
          <Button variant="quiet" icon={icons.plus} onPress={() => setSaving(true)}>
            {say('Save this search')}
          </Button>
        )}
      </Popover>
    </span>
  );
}

/** The name of the shown search and its place in the list. */
function Current({ names, current }: Pick<SavedSearchesProps, 'names' | 'current'>) {
  const say = useMessages('SavedSearches');
  const place = current === undefined ? 0 : names.indexOf(current) + 1;
  if (place === 0) return say('Saved');
  return (
    <span className={css.trigger}>
      <span className={css.current}>{current}</span>
      <span className={css.position}>{say('Saved search, {place} of {count}', { place, count: names.length })}</span>
    </span>
  );
}

function SavedList({
  names,
  current,
  onOpen,
  onRemove,
}: Pick<SavedSearchesProps, 'names' | 'current' | 'onOpen' | 'onRemove'>) {
  const say = useMessages('SavedSearches');
  if (names.length === 0) return <p className={css.none}>{say('No saved searches yet.')}</p>;
  return (
    <ul className={css.list}>
      {names.map((name) => (
        <li key={name} className={css.row}>
          <button type="button" className={css.open} aria-current={name === current} onClick={() => onOpen(name)}>
            <span className={css.tick}>{name === current && <Icon icon={icons.check} />}</span>
            <span className={css.name}>{name}</span>
          </button>
          <IconButton icon={icons.x} label={say('Remove {name}', { name })} onPress={() => onRemove(name)} />
        </li>
      ))}
    </ul>
  );
}
