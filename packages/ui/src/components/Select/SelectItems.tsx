'use client';

import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { item as itemLook } from '../Menu/Menu.css.ts';
import * as css from './Select.css.ts';

/** An item. */
export interface SelectItem<Id extends string = string> {
  id: Id;
  label: string;
  /** A second line, e.g. the street of a location. */
  description?: string;
  isDisabled?: boolean;
}

/** The open list of Select and ComboBox; the chosen item has a check mark. */
export function SelectItems({ items, emptyText }: { items?: readonly SelectItem[]; emptyText?: string }) {
  return (
    <ListBox
      className={css.items}
      items={items}
      renderEmptyState={emptyText === undefined ? undefined : () => <div className={css.none}>{emptyText}</div>}
    >
      {(item: SelectItem) => (
        <ListBoxItem
          id={item.id}
          textValue={item.label}
          isDisabled={item.isDisabled ?? false}
          className={itemLook({ tone: 'ink' })}
        >
          {({ isSelected }) => (
            <>
              <span className={css.words}>
                <span className={css.label}>{item.label}</span>
                {item.description !== undefined && <span className={css.description}>{item.description}</span>}
              </span>
              <span className={css.mark}>{isSelected && <Icon icon={icons.check} />}</span>
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
