import { Tabs } from '@instore/ui';
import { type ComponentProps } from 'react';
import { useRouter } from '@tanstack/react-router';
import { useSay } from '../../shared/language/useLanguage.ts';
import { AreaShell } from '../../shell/screens/index.ts';

/** The pages that manage a shop, in the order of their tabs. */
const PAGES = [
  { id: 'people', label: 'People' },
  { id: 'places', label: 'Places' },
  { id: 'changes', label: 'Changes' },
  { id: 'import', label: 'Import' },
  { id: 'announce', label: 'Announce' },
  { id: 'systems', label: 'Systems' },
  { id: 'shop', label: 'Shop system' },
] as const;

export interface ManageShellProps extends Omit<ComponentProps<typeof AreaShell>, 'area' | 'section' | 'title'> {
  /** The tab of the page. */
  page: (typeof PAGES)[number]['id'];
}

/** The frame of the pages that manage a shop, each with an address of its own. */
export function ManageShell({ page, children, ...shell }: ManageShellProps) {
  const say = useSay();
  const { navigate } = useRouter();
  return (
    <AreaShell {...shell} area="shoesize" section="/shoesize/manage" title={say('Manage')} spaceAbove={0}>
      <Tabs
        label={say('Manage')}
        items={PAGES.map(({ id, label }) => ({ id, label: say(label) }))}
        value={page}
        onChange={(id) => void navigate({ to: `/shoesize/manage/${id}` })}
      >
        {children}
      </Tabs>
    </AreaShell>
  );
}
