'use client';

import { useState, type ReactNode } from 'react';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { DateField } from '../../components/DateField/DateField.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { PriceRange } from '../../components/PriceRange/PriceRange.tsx';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';
import { toggleFilter, type Filters } from './filters.ts';
import type { FilterColour, FilterGroup, FilterChoice } from './groups.ts';

/** A list with at least this many options has a search field and scrolls. */
const SEARCH_FROM = 9;

export interface FilterGroupsProps {
  groups: readonly FilterGroup[];
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** All groups of the panel, used by the column and the sheet. */
export function FilterGroups({ groups, filters, onChange }: FilterGroupsProps) {
  return groups.map((group) => {
    switch (group.kind) {
      case 'price':
        return (
          <Group key="price" label={group.label}>
            <div className={css.spaced}>
              <PriceRange
                label={group.label}
                value={filters.price}
                onChange={(price) => onChange({ ...filters, price })}
              />
            </div>
          </Group>
        );
      case 'date':
        return (
          <Group key="date" label={group.label}>
            <div className={css.spaced}>
              <DateField
                label={group.label}
                isLabelHidden
                value={filters.date}
                onChange={(date) => onChange({ ...filters, date })}
              />
            </div>
          </Group>
        );
      case 'title':
        return (
          <Group key="title" label={group.label}>
            <div className={css.spaced}>
              <TextField
                label={group.label}
                isLabelHidden
                value={filters.title}
                onChange={(title) => onChange({ ...filters, title })}
              />
            </div>
          </Group>
        );
      default: {
        const choices: ChoicesProps = {
          chosen: filters[group.name],
          onToggle: (value) => onChange(toggleFilter(filters, group.name, value)),
        };
        return (
          <Group key={group.name} label={group.label}>
            {group.kind === 'sizes' && <Cells options={group.options} {...choices} />}
            {group.kind === 'colours' && <Colours options={group.options} {...choices} />}
            {group.kind === 'list' && <Checks label={group.label} options={group.options} {...choices} />}
          </Group>
        );
      }
    }
  });
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.content}>{children}</div>
    </fieldset>
  );
}

interface ChoicesProps {
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

function Cells({ options, chosen, onToggle }: ChoicesProps & { options: readonly FilterChoice[] }) {
  return (
    <div className={css.cells}>
      {options.map(({ value, label = value }) => (
        <label key={value} className={css.cell}>
          <input
            type="checkbox"
            className={css.input}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function Colours({ options, chosen, onToggle }: ChoicesProps & { options: readonly FilterColour[] }) {
  return (
    <div className={css.colours}>
      {options.map(({ value, label = value, colours }) => (
        <label key={value} className={css.colour} title={label}>
          <input
            type="checkbox"
            className={css.input}
            aria-label={label}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
          {/* Attributes and not styles: a strict CSP lets them through, and forced colours leave them alone. */}
          <svg className={css.paint} viewBox={`0 0 ${colours.length} 1`} preserveAspectRatio="none" aria-hidden="true">
            {colours.map((colour, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a colour may come twice: "Ink / Ink / Paper"
              <rect key={index} x={index} width="1" height="1" fill={colour} />
            ))}
          </svg>
          <span className={css.tick}>
            <Icon icon={icons.check} size={16} />
          </span>
        </label>
      ))}
    </div>
  );
}

function Checks(props: ChoicesProps & { label: string; options: readonly FilterChoice[] }) {
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  const { label, options, chosen, onToggle } = props;
  const [sought, setSought] = useState('');
  const isLong = options.length >= SEARCH_FROM;
  const needle = sought.trim().toLocaleLowerCase(locale);
  const found =
    needle === '' ? options : options.filter((option) => nameOf(option).toLocaleLowerCase(locale).includes(needle));
  return (
    <>
      {isLong && (
        <div className={css.search}>
          <SearchField
            label={say('Search {what}', { what: label.toLocaleLowerCase(locale) })}
            placeholder={say('Search')}
            value={sought}
            onChange={setSought}
          />
        </div>
      )}
      {/* Each box in it can be focused, so the keyboard scrolls it. */}
      <div className={isLong ? `${css.list} ${css.longList}` : css.list}>
        {found.map((option) => (
          <Checkbox
            key={option.value}
            isSelected={chosen.includes(option.value)}
            onChange={() => onToggle(option.value)}
            {...(option.count !== undefined && { count: option.count })}
          >
            {nameOf(option)}
          </Checkbox>
        ))}
        {/* Always there, so that a screen reader hears of it. */}
        <p role="status" className={found.length === 0 ? css.none : css.input}>
          {found.length === 0 ? say('No results found') : ''}
        </p>
      </div>
    </>
  );
}

function nameOf({ value, label = value }: FilterChoice): string {
  return label;
}
