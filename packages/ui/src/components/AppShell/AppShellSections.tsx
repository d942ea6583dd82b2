'use client';

import { useId } from 'react';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useLinkClick } from '../../internal/navigate.ts';
import { useMessages } from '../../internal/useMessages.ts';
import * as css from './AppShellSections.css.ts';

/** A page of the area. */
export interface AppShellSection {
  id: string;
  /** One word. */
  label: string;
  icon: IconGlyph;
  href: string;
  isCurrent: boolean;
}

interface AppShellSectionsProps {
  area: string;
  sections: readonly AppShellSection[];
  /** Behind a sheet: not reachable. */
  isBehind: boolean;
}

/** How many sections the bar of a phone has room for. */
const ROOM = 5;

/**
 * The pages of the area: a rail at the start, or a bar at the bottom; on a phone those without room are behind "More". CSS
 * places the same list.
 */
export function AppShellSections({ area, sections, isBehind }: AppShellSectionsProps) {
  const say = useMessages('AppShell');
  const inBar = sections.length > ROOM ? sections.slice(0, ROOM - 1) : sections;
  const others = sections.slice(inBar.length);
  return (
    <nav className={css.rail} aria-label={say('Sections')} inert={isBehind}>
      <div className={css.sections}>
        {inBar.map((section) => (
          <SectionLink key={section.id} section={section} />
        ))}
        {others.length > 0 && <OtherSections sections={others} />}
      </div>
      <p className={css.area}>
        <span className={css.areaName}>{area}</span>
      </p>
    </nav>
  );
}

/** The sections for which the bar of a phone has no room; elsewhere they follow the others. */
function OtherSections({ sections }: Pick<AppShellSectionsProps, 'sections'>) {
  const say = useMessages('AppShell');
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={css.more}
        popoverTarget={id}
        data-current={sections.some(({ isCurrent }) => isCurrent) || undefined}
      >
        <Icon icon={icons.more} size={24} />
        {say('More')}
      </button>
      {/* A press on a link bubbles. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div id={id} popover="auto" className={css.others} onClick={({ currentTarget }) => currentTarget.hidePopover()}>
        {sections.map((section) => (
          <SectionLink key={section.id} section={section} />
        ))}
      </div>
    </>
  );
}

function SectionLink({ section }: { section: AppShellSection }) {
  const follow = useLinkClick(section.href);
  return (
    <a className={css.link} href={section.href} onClick={follow} aria-current={section.isCurrent ? 'page' : undefined}>
      <Icon icon={section.icon} size={24} />
      {section.label}
    </a>
  );
}
