'use client';

import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useLinkClick } from '../../internal/navigate.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './Breadcrumbs.css.ts';

/** A page above the current one. */
export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Its address. */
  href: string;
}

export interface BreadcrumbsProps extends Unstyled {
  /** The pages above the current one, the highest first. */
  items: readonly Crumb[];
  /** Name of the current page. */
  current: string;
}

/** The pages above the current one, as links. They use the router of the host if UiProvider has one. */
export function Breadcrumbs({ items, current }: BreadcrumbsProps) {
  const say = useMessages('Breadcrumbs');
  return (
    <nav aria-label={say('Breadcrumbs')}>
      <ol className={css.list}>
        {items.map((item) => (
          <li key={item.href} className={css.item}>
            <CrumbLink {...item} />
            <span className={css.mark} aria-hidden="true">
              <Icon icon={icons.chevronRight} size={16} />
            </span>
          </li>
        ))}
        <li className={css.current} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}

function CrumbLink({ label, href }: Crumb) {
  const follow = useLinkClick(href);
  return (
    <a className={css.link} href={href} title={label} onClick={follow}>
      {label}
    </a>
  );
}
