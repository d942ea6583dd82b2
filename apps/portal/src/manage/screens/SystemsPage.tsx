import { Button, icons, Inline, SegmentedControl, Stack } from '@instore/ui';
import { useEffect } from 'react';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { SystemsStore } from '../systems.ts';
import { NEW_SYSTEM, SYSTEM_TABLES, type SystemsSearch, type SystemTable } from '../systemsSearch.ts';
import { EndpointPanel } from './EndpointPanel.tsx';
import { EndpointTable } from './EndpointTable.tsx';
import { KeyPanel } from './KeyPanel.tsx';
import { KeyTable } from './KeyTable.tsx';
import { ManageShell } from './ManageShell.tsx';
import { NewEndpointPanel } from './NewEndpointPanel.tsx';
import { NewKeyPanel } from './NewKeyPanel.tsx';

export interface SystemsPageProps extends SystemsSearch {
  systems: SystemsStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<SystemsSearch>) => void;
}

/** /shoesize/manage/systems: the API keys of other tools, and the endpoints that get events [O-10]. */
export function SystemsPage(props: SystemsPageProps) {
  const { systems, show = 'keys', open, onChange } = props;
  const say = useSay();
  useLocationChanges(systems.readChanges);
  // Not with the panel: a tablet that is turned draws it again, and the secret must stay.
  useEffect(() => systems.openPanel(`${show} ${open}`), [systems, show, open]);
  useEffect(() => systems.closePanel, [systems]);
  const tables: Record<SystemTable, string> = { keys: say('API keys'), webhooks: say('Webhooks') };
  return (
    <ManageShell
      page="systems"
      asideLabel={tables[show]}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={open !== undefined}
      onAsideClose={() => onChange({ open: undefined })}
      aside={open === undefined ? undefined : <OpenPanel {...props} key={`${show} ${open}`} show={show} open={open} />}
    >
      <Stack gap={16}>
        <AddressBanner />
        <Inline justify="between" gap={12}>
          <SegmentedControl
            label={say('Systems')}
            items={SYSTEM_TABLES.map((id) => ({ id, label: tables[id] }))}
            value={show}
            onChange={(next) => onChange({ show: next === 'keys' ? undefined : next, open: undefined })}
          />
          <Button variant="signal" icon={icons.plus} onPress={() => onChange({ open: NEW_SYSTEM })}>
            {show === 'keys' ? say('New API key') : say('New endpoint')}
          </Button>
        </Inline>
        {show === 'keys' ? (
          <KeyTable systems={systems} onOpen={(id) => onChange({ open: id })} />
        ) : (
          <EndpointTable systems={systems} onOpen={(id) => onChange({ open: id })} />
        )}
      </Stack>
    </ManageShell>
  );
}

/** The panel of a key or an endpoint, or the form of a new one. */
function OpenPanel({ systems, show, open, onChange }: SystemsPageProps & { show: SystemTable; open: string }) {
  const onClose = () => onChange({ open: undefined });
  if (show === 'keys') {
    return open === NEW_SYSTEM ? (
      <NewKeyPanel systems={systems} onClose={onClose} />
    ) : (
      <KeyPanel systems={systems} id={open} onClose={onClose} />
    );
  }
  return open === NEW_SYSTEM ? (
    <NewEndpointPanel systems={systems} onClose={onClose} />
  ) : (
    <EndpointPanel key={open} systems={systems} id={open} onClose={onClose} />
  );
}
