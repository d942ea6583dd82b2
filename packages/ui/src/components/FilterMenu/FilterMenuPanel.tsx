'use client';

import type { RefObject } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { SearchField } from 'react-aria-components/SearchField';
import { Count } from '../Count/Count.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { toMarked } from '../../internal/listFocus.ts';
import { Popover } from '../Popover/Popover.tsx';
import type { FilterMenuProps } from './props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterMenuPanel.css.ts';

export interface FilterMenuPanelProps extends FilterMenuProps {
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** With more options than this there is a search field. */
const SEARCH_ABOVE = 8;

/** The list of values, of which several can be chosen. FilterMenu loads it on demand. */
export function FilterMenuPanel({ label, options, selected, onChange, triggerRef, onClose }: FilterMenuPanelProps) {
  const say = useMessages('FilterMenu');
  const { contains } = useFilter({ sensitivity: 'base' });
  const locale = useLocale();
  const hasSearch = options.length > SEARCH_ABOVE;
  const list = (
    <ListBox
      aria-label={label}
      className={css.list}
      items={options.map((option) => ({ ...option, id: option.value }))}
      selectionMode="multiple"
      selectionBehavior="toggle"
      // Escape only closes; it does not clear the choice.
      escapeKeyBehavior="none"
      selectedKeys={selected}
      // In the order of the list, so that the same choice is always shown the same way.
      onSelectionChange={(keys) =>
        onChange(options.flatMap(({ value }) => (keys === 'all' || keys.has(value) ? [value] : [])))
      }
      autoFocus={!hasSearch ? ('first' as const) : undefined}
      renderEmptyState={() => <p className={css.empty}>{say('No results found')}</p>}
    >
      {(option) => (
        <ListBoxItem textValue={option.label} className={option.isNested ? css.nested : css.option}>
          {({ isSelected }) => (
            <>
              <span className={css.box({ isSelected })}>
                {isSelected ? <Icon icon={icons.check} size={16} /> : null}
              </span>
              <span className={css.words}>{option.label}</span>
              {option.count === undefined ? null : <Count value={option.count} tone="soft" />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
  return (
    <Popover isOpen onClose={onClose} triggerRef={triggerRef} label={label} placement="bottom start">
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the focus of the list within */}
      <div className={css.panel} onFocus={hasSearch ? undefined : toMarked}>
        {hasSearch ? (
          <Autocomplete filter={contains}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened dialog gets the focus */}
            <SearchField aria-label={say('Search {what}', { what: label })} autoFocus className={css.search}>
              <Icon icon={icons.search} />
              <Input
                className={css.input}
                placeholder={say('Search {what}', { what: label.toLocaleLowerCase(locale) })}
              />
            </SearchField>
            {list}
          </Autocomplete>
        ) : (
          list
        )}
      </div>
    </Popover>
  );
}
