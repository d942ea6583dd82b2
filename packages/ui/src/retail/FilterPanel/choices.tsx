'use client';

import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { SearchField } from '../../components/SearchField/SearchField.tsx';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './FilterPanel.css.ts';
import { nameOf, optionsWith, type FilterChoice, type FilterColour } from './groups.ts';

/** A list with at least this many options has a search field and scrolls. */
const SEARCH_FROM = 9;

interface ChoicesProps {
  chosen: readonly string[];
  onToggle: (value: string) => void;
}

interface OptionsProps extends ChoicesProps {
  label: string;
  options: readonly FilterChoice[];
  /** Options that are shown at first. @default all */
  shown?: number | undefined;
}

const countTexts = {
  products: '{count} product|{count} products',
  pairs: '{count} pair|{count} pairs',
} as const;

interface CellsProps extends OptionsProps {
  counts?: 'products' | 'pairs' | undefined;
}

/** The first options and the chosen ones, and the button for the others. */
function useShown(options: readonly FilterChoice[], shown: number | undefined, chosen: readonly string[]) {
  const say = useMessages('FilterPanel');
  const [isWhole, setWhole] = useState(false);
  const some = options.filter(({ value }, index) => index < (shown ?? options.length) || chosen.includes(value));
  const hidden = options.length - some.length;
  const button = hidden > 0 && (
    <span className={css.more}>
      <Button variant="link" size="s" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
        {isWhole ? say('Fewer') : say('{count} more', { count: hidden })}
      </Button>
    </span>
  );
  return { options: isWhole ? options : some, button };
}

/** Sizes as cells with their counts. */
export function Cells({ options, chosen, shown, counts = 'products', onToggle }: CellsProps) {
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  const visible = useShown(options, shown, chosen);
  return (
    <>
      <div className={css.cells}>
        {visible.options.map(({ value, label = value, count }) => (
          <label key={value} className={css.cell}>
            <input
              type="checkbox"
              className={css.input}
              checked={chosen.includes(value)}
              onChange={() => onToggle(value)}
              aria-label={count === undefined ? undefined : `${label}, ${say(countTexts[counts], { count })}`}
            />
            {label}
            {count === undefined ? null : (
              <span className={css.cellCount} aria-hidden="true">
                {count.toLocaleString(locale)}
              </span>
            )}
          </label>
        ))}
      </div>
      {visible.button}
    </>
  );
}

interface ColoursProps extends ChoicesProps {
  options: readonly FilterColour[];
  counts?: 'products' | 'pairs' | undefined;
}

/** Colours as swatches with their counts. */
export function Colours({ options, chosen, counts = 'products', onToggle }: ColoursProps) {
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  return (
    <div className={css.colours}>
      {options.map(({ value, label = value, count, colours }) => (
        <label key={value} className={css.colour} title={label}>
          <input
            type="checkbox"
            className={css.input}
            aria-label={count === undefined ? label : `${label}, ${say(countTexts[counts], { count })}`}
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
          {count === undefined ? null : (
            <span className={css.colourCount} aria-hidden="true">
              {count.toLocaleString(locale)}
            </span>
          )}
        </label>
      ))}
    </div>
  );
}

/** Checkboxes with counts; a long list has a search field. */
export function Checks(props: OptionsProps) {
  const say = useMessages('FilterPanel');
  const locale = useLocale();
  const { label, options, chosen, shown, onToggle } = props;
  const [sought, setSought] = useState('');
  const visible = useShown(options, shown, chosen);
  const isLong = visible.options.length >= SEARCH_FROM;
  const needle = sought.trim();
  const found = needle === '' ? visible.options : optionsWith(options, needle);
  // A list without options has not been searched.
  const isNothing = needle !== '' && found.length === 0;
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
            count={option.count}
          >
            {nameOf(option)}
          </Checkbox>
        ))}
        {/* Always there, so that a screen reader hears of it. */}
        <p role="status" className={isNothing ? css.none : css.input}>
          {isNothing ? say('No results found') : ''}
        </p>
      </div>
      {needle === '' && visible.button}
    </>
  );
}
