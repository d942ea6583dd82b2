'use client';

import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as icons from '../Icon/icons.ts';
import { Mark } from '../../internal/Mark.tsx';
import { useLinkClick } from '../../internal/navigate.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMediaQuery } from '../../internal/useMediaQuery.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { breakpoint } from '../../theme/vars.css.ts';
import { AppShellAside, StartSheet } from './AppShellAside.tsx';
import { Foot, type OpenerProps } from './AppShellFoot.tsx';
import { AppShellSections, type AppShellSection } from './AppShellSections.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import * as css from './AppShell.css.ts';

export interface AppShellProps extends Unstyled {
  /** The name of the area, vertical at the foot of the rail: "SHOESIZE", "WAREHOUSE". */
  area: string;
  /** Your logo above the rail, at most 72 px wide: a picture without a text of its own. It leads to `/`. @default the kit's logo */
  logo?: ReactNode;
  /** Title of the page, its only h1. */
  title: string;
  /** Location: "Canal Street, sales floor". Keeps its line while it is empty. */
  where?: string;
  /** Pages of the area: in the rail from 1024 px, otherwise in a bar at the bottom; of more than five, the fifth and the following are behind "More" on a phone. `[]` for a tool of one page. */
  sections: readonly AppShellSection[];
  /** Link to the previous page. */
  back?: { label: string; onPress: () => void };
  /** A `SearchButton`; with `onSearch`, a small button replaces it where there is no room. */
  search?: ReactNode;
  /** Shows the small button at every width: for a page with its own `ScanField`. @default false */
  isSearchSmall?: boolean;
  /** `search` is a field of the page: with a back link it is shown on tablets, too, and the link is an icon there. @default false */
  isSearchField?: boolean;
  /** Called by the small button: opens the search. */
  onSearch?: () => void;
  /** A `ConnectionIndicator`. */
  connection?: ReactNode;
  /** A `NotificationBell`. */
  bell?: ReactNode;
  /** A `UserMenu`. */
  user?: ReactNode;
  /**
   * A column before the page from 1024 px, from 1280 px beside an aside: e.g. a `FilterPanel`. Where it has no room, a
   * button at the foot opens it as a sheet.
   */
  start?: ReactNode;
  /** Names the sheet of `start`, and the button that opens it. @default 'Filters' */
  startLabel?: string;
  /** `false` if the page opens the same by itself, e.g. with a `FilterButton`. @default true */
  hasStartOpener?: boolean;
  /**
   * Beside the page from 1024 px, e.g. the cart. Below 1024 px it is a sheet that `isAsideOpen` shows; without
   * `isAsideOpen` and `onAsideClose`, a button at the foot opens it.
   */
  aside?: ReactNode;
  /** Names the aside for screen readers. @default 'Details' */
  asideLabel?: string;
  /** Width of the column: 352, 392 or 424 px. @default 's' */
  asideWidth?: 's' | 'm' | 'l';
  /**
   * Below 1024 px: with `onAsideClose`, the sheet has a head with the aside's label and a close button. `false` if the
   * aside has its own head, as `RequestCart` does. @default true
   */
  hasAsideHead?: boolean;
  /** Below 1024 px: whether the sheet is open. @default false */
  isAsideOpen?: boolean;
  /** Below 1024 px: called on Escape, by the close button, and on a press outside the sheet. */
  onAsideClose?: () => void;
  /** Above the bottom bar, below 1024 px only, e.g. a `RequestCartBar`. */
  bottom?: ReactNode;
  /** Space above the page in px; 0 if tabs come first. @default 20 */
  spaceAbove?: 0 | 20;
  /** Above the page, which scrolls below it: an explanation that can be closed. */
  tip?: ReactNode;
  /** The page. A `List` that is the whole page reaches the edges. */
  children?: ReactNode;
}

/** The frame of an area: rail, header, page and aside. Only the page scrolls. */
export function AppShell(props: AppShellProps) {
  const say = useMessages('AppShell');
  const { aside, asideLabel = say('Details'), asideWidth = 's', hasAsideHead = true, spaceAbove = 20 } = props;
  const { startLabel = say('Filters') } = props;
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const { isColumn, hasRoom, opened, open, openers } = useOpeners(props, startLabel, asideLabel);
  const isStartSheet = opened === 'start';
  const isAsideSheet = !isColumn && Boolean(aside) && (props.isAsideOpen ?? opened === 'aside');
  const isBehind = isStartSheet || isAsideSheet;
  const start = hasRoom ? props.start : undefined;
  const close = () => open(undefined);
  return (
    <div className={css.shell}>
      <SkipLink main={main} />
      <header className={css.banner} inert={isBehind}>
        <HomeLink logo={props.logo} />
        <Header {...props} />
      </header>
      <AppShellSections area={props.area} sections={props.sections} isBehind={isBehind} />
      <div className={css.body({ asideWidth: aside ? asideWidth : 'none', hasStart: Boolean(start) })}>
        {start ? <div className={css.start}>{start}</div> : null}
        <div className={css.page}>
          <div className={css.tip} inert={isBehind}>
            {props.tip}
          </div>
          <main ref={main} className={css.main({ spaceAbove })} id="main" tabIndex={-1} inert={isBehind}>
            {props.children}
          </main>
        </div>
        {isStartSheet ? <StartSheet label={startLabel} start={props.start} onClose={close} /> : null}
        {aside && (isColumn || isAsideSheet) ? (
          <AppShellAside
            label={asideLabel}
            isSheet={isAsideSheet}
            hasHead={hasAsideHead}
            onClose={isAsideOwn(props) ? close : props.onAsideClose}
          >
            {aside}
          </AppShellAside>
        ) : null}
      </div>
      <Foot isBehind={isBehind} isColumn={isColumn} bottom={props.bottom} openers={openers} />
    </div>
  );
}

function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const say = useMessages('AppShell');
  return (
    <a
      className={css.skip}
      href="#main"
      onClick={(event) => {
        // The router would treat the anchor as an address.
        event.preventDefault();
        main.current?.focus();
      }}
    >
      {say('Skip to content')}
    </a>
  );
}

/** The shell opens its aside by itself: the app does not. */
const isAsideOwn = ({ isAsideOpen, onAsideClose }: AppShellProps): boolean =>
  isAsideOpen === undefined && onAsideClose === undefined;

/** The room beside the page, and the buttons that open what has none. */
function useOpeners(props: AppShellProps, startLabel: string, asideLabel: string) {
  const { aside, start, hasStartOpener = true } = props;
  const [opened, open] = useState<'start' | 'aside'>();
  const isColumn = useMediaQuery(breakpoint.desktop);
  const isWide = useMediaQuery(breakpoint.wide);
  const hasRoom = isColumn && (isWide || !aside);
  const isStartHidden = Boolean(start) && !hasRoom && hasStartOpener;
  const isAsideHidden = Boolean(aside) && !isColumn && isAsideOwn(props);
  const openers: OpenerProps[] = [
    ...(isStartHidden ? [{ icon: icons.filter, label: startLabel, onPress: () => open('start') }] : []),
    ...(isAsideHidden ? [{ label: asideLabel, onPress: () => open('aside') }] : []),
  ];
  return { isColumn, hasRoom, opened: opened === 'start' && !isStartHidden ? undefined : opened, open, openers };
}

function HomeLink({ logo }: Pick<AppShellProps, 'logo'>) {
  const say = useMessages('AppShell');
  const follow = useLinkClick('/');
  return (
    <a className={css.home} href="/" aria-label={say('Home')} onClick={follow}>
      {logo ?? <Mark size={40} />}
    </a>
  );
}

/** Whether a word has more than nine letters. */
const hasLongWord = (text: string): boolean => text.split(/\s+/).some((word) => word.length > 9);

function Header(props: AppShellProps) {
  const say = useMessages('AppShell');
  const { title, where, back, search, isSearchSmall, isSearchField, onSearch, connection, bell, user } = props;
  const field = isSearchSmall ? 'never' : back && !isSearchField ? 'roomyWithBack' : 'roomy';
  const word = isSearchField ? 'roomyWithBack' : 'roomy';
  return (
    <div className={css.header}>
      <div className={css.row}>
        {back ? (
          <span className={css.back[word]}>
            <Button icon={icons.arrowLeft} onPress={back.onPress}>
              <span className={css.backWord[word]}>{back.label}</span>
            </Button>
          </span>
        ) : null}
        <div className={css.titles}>
          <h1 className={css.title[hasLongWord(title) ? 'long' : 'short']} title={title}>
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
