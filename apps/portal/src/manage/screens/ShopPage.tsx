import { Inline, SegmentedControl, Stack } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useValues } from '../../shared/components/useValues.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import type { ShopStore } from '../shop.ts';
import { SHOP_TABLES, type ShopSearch, type ShopTable } from '../shopSearch.ts';
import { DifferencePanel } from './DifferencePanel.tsx';
import { DifferenceTable } from './DifferenceTable.tsx';
import { ManageShell } from './ManageShell.tsx';
import { ProblemTable } from './ProblemTable.tsx';
import { ShopStatus } from './ShopStatus.tsx';

export interface ShopPageProps extends ShopSearch {
  shop: ShopStore;
  /** Changes a part of the address. */
  onChange: (part: Partial<ShopSearch>) => void;
}

/** /shoesize/manage/shop: the connection with the shop system, its problems, and what its stock figures differ in [O-09]. */
export function ShopPage(props: ShopPageProps) {
  const { shop, variant, onChange } = props;
  const say = useSay();
  useLocationChanges(shop.readChanges);
  const { value: connection } = useValues(shop.connection.state);
  const isOn = connection !== undefined && connection.state !== 'off' && connection.state !== 'not-loaded';
  const close = () => onChange({ variant: undefined });
  return (
    <ManageShell
      page="shop"
      asideLabel={say('Difference')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={variant !== undefined}
      onAsideClose={close}
      aside={variant === undefined ? undefined : <DifferencePanel shop={shop} variantId={variant} onClose={close} />}
    >
      <Stack gap={16}>
        <AddressBanner />
        <ShopStatus shop={shop} />
        {isOn && <Tables {...props} />}
      </Stack>
    </ManageShell>
  );
}

/** Problems, or differences, each with its number. */
function Tables({ shop, show = 'problems', kind, onChange }: ShopPageProps) {
  const say = useSay();
  const { total, isKnown } = useSnapshot(shop.problems);
  const { value } = useValues(shop.differences.state);
  const { value: connection } = useValues(shop.connection.state);
  const all = connection && Object.values(connection.problems).reduce((sum, count) => sum + count, 0);
  const tables: Record<ShopTable, { label: string; count: number | undefined }> = {
    problems: { label: say('Problems'), count: kind === undefined && isKnown ? total : all },
    differences: { label: say('Differences'), count: value?.total },
  };
  return (
    <>
      <Inline>
        <SegmentedControl
          label={say('Shop system')}
          items={SHOP_TABLES.map((id) => ({ id, ...tables[id] }))}
          value={show}
          onChange={(next) =>
            onChange({ show: next === 'problems' ? undefined : next, kind: undefined, variant: undefined })
          }
        />
      </Inline>
      {show === 'problems' ? (
        <ProblemTable shop={shop} kind={kind} onChange={onChange} />
      ) : (
        <DifferenceTable shop={shop} onOpen={(variantId) => onChange({ variant: variantId })} />
      )}
    </>
  );
}
