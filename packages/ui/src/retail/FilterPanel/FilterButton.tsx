'use client';

import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Count } from '../../components/Count/Count.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { Sheet } from '../../components/Sheet/Sheet.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { breakpoint } from '../../theme/vars.css.ts';
import * as css from './FilterPanel.css.ts';
import { FilterGroups } from './FilterGroups.tsx';
import { ClearButton, type FilterPanelProps } from './FilterPanel.tsx';
import { countFilters, type FilterValues } from './filters.ts';

export interface FilterButtonProps<
  Values extends FilterValues<keyof Values & string> = FilterValues,
> extends FilterPanelProps<Values> {
  /** Label of the button that closes the sheet: "Show 61 products". @default 'Show results' */
  resultsLabel?: string;
  /** Shown from 1024 px, too, where a wide table needs the room of the FilterPanel. @default false */
  isAlwaysShown?: boolean;
}

/** The filters on a tablet or phone: a button with the number of filters, and a sheet. On a tablet the sheet is at the foot, with two columns. Hidden from 1024 px unless `isAlwaysShown`. */
export function FilterButton<Values extends FilterValues<keyof Values & string>>(props: FilterButtonProps<Values>) {
  const say = useMessages('FilterPanel');
  const { groups, value, onChange, title = say('Filters'), resultsLabel = say('Show results') } = props;
  const { isAlwaysShown = false, saved } = props;
  const isDesktop = useMediaQuery(breakpoint.desktop);
  const isTablet = useMediaQuery(breakpoint.tablet) && !isDesktop;
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(groups, value);
  const change = (next: FilterValues) => onChange(next as Values);
  const close = () => setOpen(false);
  return (
    <span className={isAlwaysShown ? css.shown : css.button}>
      <Button size="s" icon={icons.filter} aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {title}
        {count > 0 && (
          <span>
            <VisuallyHidden>, {say('{count} set', { count })}</VisuallyHidden>
            <span aria-hidden="true">
              <Count value={count} />
            </span>
          </span>
        )}
      </Button>
      <Sheet
        isOpen={isOpen}
        title={title}
        count={count}
        side={isTablet ? 'bottom' : 'end'}
        onClose={close}
        tools={<ClearButton groups={groups} value={value} onChange={change} />}
        actions={
          <Button variant="signal" isFill onPress={close}>
            {resultsLabel}
          </Button>
        }
      >
        {saved}
        <FilterGroups groups={groups} filters={value} onChange={change} isInTwoColumns={isTablet} />
      </Sheet>
    </span>
  );
}
