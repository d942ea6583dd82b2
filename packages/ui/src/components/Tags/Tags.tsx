'use client';

import { Button, Label, Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as field from '../TextField/TextField.css.ts';
import * as css from './Tags.css.ts';

/** A tag. */
export interface TagItem {
  id: string;
  /** The words on it. */
  label: string;
}

export interface TagsProps extends Unstyled {
  /** Above the tags, and their name for screen readers. */
  label: string;
  /** Hides the label from view. Screen readers still read it. @default false */
  isLabelHidden?: boolean;
  /** The tags in order. */
  items: readonly TagItem[];
  /** Called with the id of a tag to remove. Without it tags cannot be removed. */
  onRemove?: (id: string) => void;
  /** Shown without tags. @default 'None' */
  emptyText?: string;
}

/** Words that were given to a thing, each removable: the labels of a product, the recipients of a message. */
export function Tags({ label, isLabelHidden = false, items, onRemove, emptyText }: TagsProps) {
  const say = useMessages('Tags');
  return (
    <Language>
      <TagGroup className={css.group} onRemove={onRemove && ((keys) => keys.forEach((key) => onRemove(String(key))))}>
        <Label className={isLabelHidden ? field.hiddenLabel : field.label}>{label}</Label>
        <TagList
          className={css.list}
          items={items}
          renderEmptyState={() => <span className={css.none}>{emptyText ?? say('None')}</span>}
        >
          {(item) => (
            <Tag id={item.id} textValue={item.label} className={css.tag}>
              <span className={css.words}>{item.label}</span>
              {onRemove && (
                <Button slot="remove" className={css.remove}>
                  <Icon icon={icons.x} size={16} />
                </Button>
              )}
            </Tag>
          )}
        </TagList>
      </TagGroup>
    </Language>
  );
}
