'use client';

import * as icons from '../Icon/icons.ts';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { pageWindow } from './pageWindow.ts';
import * as css from './Pagination.css.ts';

export interface PaginationProps extends Unstyled {
  /** Name for screen readers: "Pages of bookings". */
  label: string;
  /** From 1. */
  page: number;
  /** Number of all pages. */
  pageCount: number;
  /** Called with the number of the page that was chosen, from 1. */
  onChange: (page: number) => void;
}

/** Numbered pages of a list. For a list that only continues, use List with `onLoadMore`. */
export function Pagination({ label, page, pageCount, onChange }: PaginationProps) {
  const say = useMessages('Pagination');
  const locale = useLocale();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label}>
      <ul className={css.list}>
        <li>
          <Arrow
            icon={icons.chevronLeft}
            label={say('Previous page')}
            to={page - 1}
            isOff={page <= 1}
            onGo={onChange}
          />
        </li>
        {pageWindow(page, pageCount).map((step) =>
          typeof step === 'string' ? (
            <li key={step} className={css.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={step}>
              <button
                type="button"
                className={css.step}
                aria-label={say('Page {page}', { page: step })}
                aria-current={step === page ? 'page' : undefined}
                onClick={() => step !== page && onChange(step)}
              >
                {step.toLocaleString(locale)}
              </button>
            </li>
          ),
        )}
        <li>
          <Arrow
            icon={icons.chevronRight}
            label={say('Next page')}
            to={page + 1}
            isOff={page >= pageCount}
            onGo={onChange}
          />
        </li>
      </ul>
    </nav>
  );
}

function Arrow(props: { icon: IconGlyph; label: string; to: number; isOff: boolean; onGo: (page: number) => void }) {
  return (
    // aria-disabled, not disabled: the button keeps the focus on the last page.
    <button
      type="button"
      className={css.step}
      aria-label={props.label}
      aria-disabled={props.isOff}
      onClick={() => !props.isOff && props.onGo(props.to)}
    >
      <span className={css.arrow}>
        <Icon icon={props.icon} />
      </span>
    </button>
  );
}
