'use client';

import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
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

/** The pages of the area: a rail at the start, or a bar at the bottom. CSS places the same list. */
export function AppShellSections({ area, sections, isBehind }: AppShellSectionsProps) {
  const say = useMessages('AppShell');
  return (
    <nav className={css.rail} aria-label={say('Sections')} inert={isBehind}>
      <div className={css.sections}>
        {sections.map((section) => (
          <SectionLink key={section.id} section={section} />
        ))}
      </div>
      <p className={css.area}>
        <span className={css.areaName}>{area}</span>
      </p>
    </nav>
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
