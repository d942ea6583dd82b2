'use client';

import { useId, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';

interface GroupProps {
  label: string;
  /** `undefined`: the group does not fold. */
  isFolded: boolean | undefined;
  /** A link opens the group, which belongs to the one before. */
  isLinked: boolean;
  /** The values, shown while the group is folded: "$100 to $165"; "" if none is set. */
  value: string;
  error: string | undefined;
  /** The controls tell the error themselves: it opens the group and is not told again. */
  isErrorInside: boolean;
  children: ReactNode;
}

/** A filter with its heading. A group with an error is open. */
export function Group({ label, isFolded, isLinked, value, error, isErrorInside, children }: GroupProps) {
  const say = useMessages('FilterPanel');
  const id = useId();
  const [isOpen, setOpen] = useState(isFolded !== true);
  const isShown = isFolded === undefined || isOpen || error !== undefined;
  const told = isErrorInside ? undefined : error;
  return (
    <fieldset
      className={isLinked ? `${css.group} ${css.linked}` : css.group}
      aria-describedby={told === undefined ? undefined : `${id}error`}
    >
      <legend className={css.legend}>
        {isFolded === undefined ? (
          label
        ) : isLinked ? (
          <span className={css.link}>
            <Button
              variant="link"
              size="s"
              aria-expanded={isShown}
              aria-controls={id}
              onPress={() => setOpen(!isShown)}
            >
              {label}
            </Button>
            <span className={css.foldValue({ isSet: true })}>{isShown ? '' : value}</span>
          </span>
        ) : (
          <button
            type="button"
            className={css.fold}
            aria-expanded={isShown}
            aria-controls={id}
            onClick={() => setOpen(!isShown)}
          >
            <span>{label}</span>
            <span className={css.foldValue({ isSet: value !== '' })}>{isShown ? '' : value || say('Any')}</span>
            <Icon icon={isShown ? icons.chevronUp : icons.chevronDown} size={16} />
          </button>
        )}
      </legend>
      <div id={id} className={css.content} hidden={!isShown}>
        {isShown ? children : null}
        {told === undefined ? null : (
          <InlineMessage id={`${id}error`} severity="caution">
            {told}
          </InlineMessage>
        )}
      </div>
    </fieldset>
  );
}
