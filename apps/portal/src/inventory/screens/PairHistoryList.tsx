import { Barcode, Stack, Text } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useInventory } from '../../app/context.ts';
import { UnitHistoryList } from '../../shared/components/UnitHistoryList.tsx';

/** The barcode of the open unit, to be scanned, its place, and its history [Z-10]. */
export function PairHistoryList({ place }: { place: string | undefined }) {
  const { history } = useInventory();
  const { barcode } = useSnapshot(history.state);
  if (barcode === undefined) return null;
  return (
    <Stack gap={16}>
      <Barcode value={barcode} isScannable />
      {place !== undefined && <Text>{place}</Text>}
      <UnitHistoryList history={history} />
    </Stack>
  );
}
