'use client';

import { useRef, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { Mark } from '../../internal/Mark.tsx';
import { useLinkClick } from '../../internal/navigate.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { breakpoint } from '../../theme/vars.css.ts';
import { AppShellAside } from './AppShellAside.tsx';
import { AppShellSections, type AppShellSection } from './AppShellSections.tsx';
import * as css from './AppShell.css.ts';

export interface AppShellProps extends Unstyled {
  /** Stands upright at the rail's foot: "SHOESIZE", "WAREHOUSE". */
  area: string;
  /** The page, as its one h1. */
  title: string;
  /** Where in the world: "Canal Street, sales floor"; empty while it is not known keeps its line. */
  where?: string;
  /** In the rail from 1024 px on, else in a bar at the bottom. Five at most. */
  sections: readonly AppShellSection[];
  /** A way to the page before. */
  back?: { label: string; onPress: () => void };
  /** A `SearchButton`; where there is no room a small button stands for it, given `onSearch`. */
  search?: ReactNode;
  /** The small button alone, at every width: for a page with a `ScanField` of its own. @default false */
  isSearchSmall?: boolean;
  /** Opens what the search opens. */
  onSearch?: () => void;
  /** A `ConnectionIndicator`. */
  connection?: ReactNode;
  /** A `NotificationBell`. */
  bell?: ReactNode;
  /** A `UserMenu`. */
  user?: ReactNode;
  /** Stands beside the page from 1024 px on: the cart, the chosen line. Narrower it is a sheet that `isAsideOpen` shows. */
  aside?: ReactNode;
  /** Names the aside for screen readers. @default 'Details' */
  asideLabel?: string;
  /** Width of the column: 352, 392 or 424 px. @default 's' */
  asideWidth?: 's' | 'm' | 'l';
  /**
   * Under 1024 px: the sheet gets a head with the aside's label and a cross, given `onAsideClose`. `false` where the
   * aside draws its own, as a `RequestCart` does. @default true
   */
  hasAsideHead?: boolean;
  /** Under 1024 px: whether the sheet is open. @default false */
  isAsideOpen?: boolean;
  /** Under 1024 px: asked for by Escape, by the head's cross and by a press beside the sheet. */
  onAsideClose?: () => void;
  /** Within a thumb's reach above the bottom bar, under 1024 px only, e.g. a `RequestCartBar`. */
  bottom?: ReactNode;
  /** Space over the page in px; 0 where tabs come first. @default 20 */
  spaceAbove?: 0 | 20;
  /** The page. A `List` that is all of it runs to the edge. */
  children?: ReactNode;
}

/** The frame of an area: rail, header, page, and what stands beside it. The page scrolls, the frame stays. */
export function AppShell(props: AppShellProps) {
  const say = useMessages('AppShell');
  const {
    aside,
    asideLabel = say('Details'),
    asideWidth = 's',
    isAsideOpen = false,
    hasAsideHead = true,
    spaceAbove = 20,
  } = props;
  const main = useRef<HTMLElement>(null);
  const isColumn = useMediaQuery(breakpoint.desktop);
  const isSheet = !isColumn && isAsideOpen && Boolean(aside);
  return (
    <div className={css.shell}>
      <a
        className={css.skip}
        href="#main"
        onClick={(event) => {
          // By hand, so that the router does not take the anchor for an address.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {say('Skip to content')}
      </a>
      <header className={css.banner} inert={isSheet}>
        <HomeLink />
        <Header {...props} />
      </header>
      <AppShellSections area={props.area} sections={props.sections} isBehind={isSheet} />
      <div className={css.body({ asideWidth: aside ? asideWidth : 'none' })}>
        <main ref={main} className={css.main({ spaceAbove })} id="main" tabIndex={-1} inert={isSheet}>
          {props.children}
        </main>
        {aside && (isColumn || isSheet) ? (
          <AppShellAside label={asideLabel} isSheet={isSheet} hasHead={hasAsideHead} onClose={props.onAsideClose}>
            {aside}
          </AppShellAside>
        ) : null}
      </div>
      {props.bottom ? (
        <div className={css.bottom} inert={isSheet}>
          {props.bottom}
        </div>
      ) : null}
    </div>
  );
}

function HomeLink() {
  const say = useMessages('AppShell');
  const follow = useLinkClick('/');
  return (
    <a className={css.home} href="/" aria-label={say('Home')} onClick={follow}>
      <Mark size={40} />
    </a>
  );
}

function Header(props: AppShellProps) {
  const say = useMessages('AppShell');
  const { title, where, back, search, isSearchSmall, onSearch, connection, bell, user } = props;
  const field = isSearchSmall ? 'never' : back ? 'roomyWithBack' : 'roomy';
  return (
    <div className={css.header}>
      <div className={css.row}>
        {back ? (
          <Button icon={icons.arrowLeft} onPress={back.onPress}>
            <span className={css.backWord}>{back.label}</span>
          </Button>
        ) : null}
        <div className={css.titles}>
          <h1 className={css.title} title={title}>
            {title}
          </h1>
          {where === undefined ? null : <p className={css.where}>{where}</p>}
        </div>
        {search ? <div className={css.search[field]}>{search}</div> : null}
        <div className={css.end}>
          {connection}
          {onSearch ? (
            <span className={css.searchButton[field]}>
              <IconButton icon={icons.scan} size={24} label={say('Search or scan')} onPress={onSearch} />
            </span>
          ) : null}
          {bell}
          {user ? <span className={css.separator} /> : null}
          {user}
        </div>
      </div>
    </div>
  );
}
