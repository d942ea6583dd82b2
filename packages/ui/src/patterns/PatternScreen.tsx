import type { ReactNode } from 'react';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { shoesizeSections, warehouseAdminSections, warehouseSections } from '../fixtures/store.ts';
import { useHeader } from './useHeader.tsx';

const AREAS = {
  shoesize: {
    area: 'Shoesize',
    where: 'Canal Street, sales floor',
    sections: shoesizeSections,
    person: { name: 'Maren Okafor', role: 'Sales_Associate', theme: 'light' },
  },
  warehouse: {
    area: 'Warehouse',
    where: 'Canal Street, stockroom',
    sections: warehouseSections,
    person: { name: 'Dario Vance', role: 'Warehouse_Personal', theme: 'light' },
  },
  warehouseAdmin: {
    area: 'Warehouse',
    where: 'Canal Street, stockroom',
    sections: warehouseAdminSections,
    person: { name: 'Petra Lindqvist', role: 'Warehouse_Admin', theme: 'light' },
  },
} as const;

export interface PatternScreenProps {
  area: keyof typeof AREAS;
  title: string;
  /** The label of the section that is current. @default the title, if it is one */
  section?: string;
  /** The field of the header, as a SearchButton. */
  search?: ReactNode;
  /** Space above the page in px, as AppShell has it. */
  spaceAbove?: 0;
  /** Replaces the live dot of the header. */
  connection?: ReactNode;
  /** Beside the page. */
  panel?: ReactNode;
  panelLabel?: string;
  children: ReactNode;
}

/** The frame of a screen of an area, with its header. For stories. */
export function PatternScreen({
  area,
  title,
  section = title,
  panel,
  panelLabel,
  children,
  ...parts
}: PatternScreenProps) {
  const { person, sections, ...frame } = AREAS[area];
  const isSection = sections.some(({ label }) => label === section);
  const header = useHeader(person);
  return (
    <AppShell
      {...frame}
      sections={isSection ? sections.map((one) => ({ ...one, isCurrent: one.label === section })) : sections}
      title={title}
      {...header}
      {...parts}
      aside={panel}
      asideLabel={panel === undefined ? undefined : (panelLabel ?? title)}
      asideWidth={panel === undefined ? undefined : 'm'}
      onAsideClose={() => {}}
    >
      {children}
    </AppShell>
  );
}
