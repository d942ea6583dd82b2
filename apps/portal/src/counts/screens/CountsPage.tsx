import { Button, Inline, SegmentedControl, Stack, icons } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useSnapshot } from 'valtio';
import { useApp, useLocationChanges } from '../../app/context.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';
import { mayPlanCounts } from '../../shared/rights/warehouseRights.ts';
import { AreaShell } from '../../shell/screens/index.ts';
import type { CountsView } from '../countsSearch.ts';
import { AccuracyList } from './AccuracyList.tsx';
import type { CountsPageProps } from './pageProps.ts';
import { PlanForm } from './PlanForm.tsx';
import { PlanList } from './PlanList.tsx';
import { RoundList } from './RoundList.tsx';

const LISTS = { today: RoundList, accuracy: AccuracyList, plans: PlanList } as const;

/** /warehouse/counts: planned counts, bins that were not counted, accuracy of bins, plans [M-07]. */
export function CountsPage({ view, form, ...props }: CountsPageProps) {
  const say = useSay();
  const router = useRouter();
  const { role } = useSnapshot(useApp().auth);
  useLocationChanges(props.counts.readChanges);
  const mayPlan = mayPlanCounts(role);
  // A picker who opens the address of an admin sees the counts.
  const shown: CountsView = view === undefined || (view === 'plans' && !mayPlan) ? 'today' : view;
  const List = LISTS[shown];
  const isForm = shown === 'plans' && form !== undefined;
  const close = () => props.onChange({ form: undefined });
  const words: Readonly<Record<CountsView, string>> = {
    today: say('To count'),
    accuracy: say('Accuracy'),
    plans: say('Plans'),
  };
  const views = (['today', 'accuracy', 'plans'] as const).filter((each) => each !== 'plans' || mayPlan);
  return (
    <AreaShell
      area="warehouse"
      section="/warehouse/bins"
      title={say('Planned counts')}
      isSearchSmall
      aside={isForm ? <PlanForm {...props} view={shown} form={form} /> : undefined}
      asideLabel={say('Plan counts')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={isForm}
      onAsideClose={close}
    >
      <Stack gap={20}>
        <AddressBanner />
        <Inline gap={16}>
          <Button
            variant="quiet"
            icon={icons.layoutGrid}
            onPress={() => void router.navigate({ to: '/warehouse/bins', search: {} })}
          >
            {say('Bins')}
          </Button>
          <SegmentedControl
            label={say('Planned counts')}
            items={views.map((id) => ({ id, label: words[id] }))}
            value={shown}
            onChange={(next) => props.onChange({ view: next, form: undefined })}
          />
        </Inline>
        <List {...props} view={shown} form={form} />
      </Stack>
    </AreaShell>
  );
}
