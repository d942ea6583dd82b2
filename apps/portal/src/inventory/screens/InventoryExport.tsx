import { Button, ExportProgress, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useAreaCommon, useInventory } from '../../app/context.ts';
import { type InventoryPageProps, filtersOf } from './pageProps.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Exports the pairs that match the filters of the screen [Z-06]. */
export function ExportButton(props: InventoryPageProps) {
  const say = useSay();
  const inventory = useInventory();
  const { stores } = useAreaCommon();
  const { exporting } = useSnapshot(inventory.state);
  const { location } = useSnapshot(stores.state);
  return (
    <Button
      size="s"
      icon={icons.download}
      isIconOnNarrow="tablet"
      isPending={exporting !== undefined}
      onPress={() =>
        void inventory.exportSheet(
          filtersOf(props),
          say('Inventory {location}', { location: location?.name ?? '' }).trim(),
        )
      }
    >
      {say('Export')}
    </Button>
  );
}

/** The export in progress; after the list, so that it does not move it. */
export function Exporting() {
  const say = useSay();
  const inventory = useInventory();
  const { stores } = useAreaCommon();
  const { exporting } = useSnapshot(inventory.state);
  const { location } = useSnapshot(stores.state);
  if (!exporting) return null;
  return (
    <ExportProgress
      title={say('Export to Excel')}
      note={location?.name ?? ''}
      rows={exporting.rows}
      done={exporting.done}
      received={exporting.received}
      isWaiting={exporting.isWaiting ?? false}
      onStop={inventory.stopExport}
    />
  );
}
