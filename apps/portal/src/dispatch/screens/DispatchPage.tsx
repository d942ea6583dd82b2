import { Button, EmptyState, FilterBar, FilterMenu, SegmentedControl, SkeletonLabels, Stack, icons } from '@instore/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { DispatchStore } from '../dispatch.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { PagedRows } from '../../shared/components/PagedRows.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { useLocationChanges, useWarehouse } from '../../app/context.ts';
import type { DispatchSearch } from '../dispatchSearch.ts';
import { DispatchPanel } from './DispatchPanel.tsx';
import { DispatchField } from './DispatchField.tsx';
import { DispatchGroups } from './DispatchGroups.tsx';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface DispatchPageProps {
  dispatch: DispatchStore;
  onBack: () => void;
  onOpen: (requestId: string) => void;
  /** Changes order or filter in the address. */
  onChange: (part: Partial<DispatchSearch>) => void;
}

/** /warehouse/view-dispatch: the checked-out units, to whom and since when [W-04, R-07]. */
export function DispatchPage(props: DispatchPageProps) {
  const { dispatch, onBack, onOpen } = props;
  const say = useSay();
  const { picks, outbox } = useWarehouse();
  useEffect(() => outbox.onRefusal(dispatch.showRefusal), [outbox, dispatch]);
  useLocationChanges(dispatch.readChanges);
  const { byId } = useSnapshot(dispatch.state);
  const [openId, setOpenId] = useState<string>();
  const line = openId === undefined ? undefined : byId[openId];
  const requestId = line?.requestId ?? null;
  const close = () => setOpenId(undefined);
  const goBack = () => {
    picks.toggleRequestDetails();
    onBack();
  };
  return (
    <AreaShell
      area="warehouse"
      title={say('Dispatch')}
      isSearchSmall
      back={{ label: say('Back to list'), onPress: goBack }}
      asideLabel={say('Pair')}
      asideWidth="m"
      hasAsideHead={false}
      isAsideOpen={line !== undefined}
      onAsideClose={close}
      aside={
        line ? (
          <DispatchPanel
            key={line.lineId}
            dispatch={dispatch}
            line={line}
            onClose={close}
            onOpenRequest={requestId === null ? undefined : () => onOpen(requestId)}
          />
        ) : undefined
      }
    >
      <Stack gap={12}>
        <AddressBanner />
        <DispatchField dispatch={dispatch} onFound={setOpenId} />
        <OutboxBanner />
        <DispatchTools {...props} />
        <Dispatched dispatch={dispatch} onBack={goBack} openId={line?.lineId} onSelect={setOpenId} />
      </Stack>
    </AreaShell>
  );
}

/** Order, and a filter by the associate who has the pairs [W-11]. */
function DispatchTools({ dispatch, onChange }: DispatchPageProps) {
  const say = useSay();
  const { view, people } = useSnapshot(dispatch.state);
  const { photos } = useWarehouse();
  useEffect(() => void dispatch.readRecipients(), [dispatch]);
  useEffect(() => people.forEach((person) => void photos.load(person)), [photos, people]);
  return (
    <FilterBar
      start={
        <SegmentedControl
          label={say('Order')}
          items={[
            { id: 'oldest', label: say('Longest out first') },
            { id: 'newest', label: say('Newest first') },
          ]}
          value={view.sort}
          onChange={(sort) => onChange({ sort })}
        />
      }
    >
      <FilterMenu
        label={say('Person')}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        selected={view.owners}
        onChange={(owners) => onChange({ owners: owners.length > 0 ? [...owners] : undefined })}
        onClear={() => onChange({ owners: undefined })}
      />
    </FilterBar>
  );
}

interface DispatchedProps extends Pick<DispatchPageProps, 'dispatch' | 'onBack'> {
  /** The line that is open in the panel. */
  openId: string | undefined;
  onSelect: (lineId: string) => void;
}

function Dispatched({ dispatch, onBack, openId, onSelect }: DispatchedProps) {
  const say = useSay();
  const state = useSnapshot(dispatch.state);
  return (
    <PagedRows
      state={state}
      gap={12}
      skeleton={<SkeletonLabels count={6} />}
      onRetry={() => void dispatch.load()}
      onMore={() => void dispatch.loadMore()}
      empty={
        <EmptyState
          icon={icons.truck}
          title={say('No products checked out.')}
          action={<Button onPress={onBack}>{say('Back to list')}</Button>}
        >
          {say('Checked-out pairs appear here until they are returned or sold.')}
        </EmptyState>
      }
    >
      <DispatchGroups dispatch={dispatch} openId={openId} onSelect={onSelect} />
    </PagedRows>
  );
}
