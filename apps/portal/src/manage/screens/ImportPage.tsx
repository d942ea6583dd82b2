import type { FileImport } from '@instore/api';
import { Stack, Steps } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportStart } from './ImportStart.tsx';
import { ImportView } from './ImportView.tsx';
import type { ImportPageProps } from './importPageProps.ts';
import { ManageShell } from './ManageShell.tsx';

/** /shoesize/manage/import: files are checked, applied and listed [P-04]. */
export function ImportPage(props: ImportPageProps) {
  const { imports, import: importId, onChange } = props;
  const say = useSay();
  useLocationChanges(imports.readChanges);
  const { value: shown } = useValues(imports.shown.state);
  const { order, byId } = useSnapshot(imports.history);
  const [newest] = order.flatMap((id) => byId[id] ?? []);
  const openId = newest?.endedAt === null ? newest.id : undefined;
  // One that has not ended is what the location waits for.
  useEffect(() => {
    if (importId === undefined && openId !== undefined) onChange({ import: openId });
    // The address follows what is found, never the other way round.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [importId, openId]);
  return (
    <ManageShell page="import">
      <Stack gap={16}>
        <AddressBanner />
        <Steps
          label={say('Import')}
          steps={[{ label: say('Choose a file') }, { label: say('Check') }, { label: say('Write') }]}
          current={stepOf(importId === undefined ? undefined : shown)}
        />
        {importId === undefined ? <ImportStart {...props} /> : <ImportView {...props} />}
        {importId === undefined && <ImportHistory imports={imports} onOpen={(id) => onChange({ import: id })} />}
      </Stack>
    </ManageShell>
  );
}

/** The step of an import; the number of steps once it is written. */
function stepOf(shown: FileImport | undefined): number {
  if (shown?.state === 'done') return 3;
  if (shown?.state === 'applying') return 2;
  return shown?.state === 'checking' || shown?.state === 'checked' ? 1 : 0;
}
