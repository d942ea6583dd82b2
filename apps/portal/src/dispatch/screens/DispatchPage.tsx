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
import { SeveralPanel } from './SeveralPanel.tsx';
import { DispatchField } from './DispatchField.tsx';
import { DispatchGroups, type DispatchGroupsProps } from './DispatchGroups.tsx';
import { OutboxBanner } from '../../outbox/screens/index.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

export interface DispatchPageProps {
  dispatch: DispatchStore;
  onBack: () => void;
  onEndOfDay: () => void;
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
  const { line, several, isOpen, open, openSeveral, choose, close } = useChosen(dispatch);
  const requestId = line?.requestId ?? null;
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
      isAsideOpen={isOpen}
      onAsideClose={close}
      bottom={several.length > 0 ? <SeveralButton count={several.length} onPress={openSeveral} /> : undefined}
      aside={
        several.length > 0 ? (
          <SeveralPanel dispatch={dispatch} lines={several} onChoose={choose} />
        ) : line ? (
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
        <DispatchField dispatch={dispatch} onFound={open} />
        <OutboxBanner />
        <DispatchTools {...props} />
        <Dispatched
          dispatch={dispatch}
          onBack={goBack}
          openId={several.length > 0 ? undefined : line?.lineId}
          onSelect={open}
          chosen={several.map(({ lineId }) => lineId)}
          onChoose={choose}
        />
      </Stack>
    </AreaShell>
  );
}

/** On a phone: opens the panel of the chosen pairs. */
function SeveralButton({ count, onPress }: { count: number; onPress: () => void }) {
  const say = useSay();
  return (
    <Button variant="signal" size="l" isFill onPress={onPress}>
      {say('Hand over {count} pair|Hand over {count} pairs', { count })}
    </Button>
  );
}

/** The pair that is open, or the pairs that are chosen together: one panel shows either. */
function useChosen({ state }: DispatchStore) {
  const { byId } = useSnapshot(state);
  const [openId, setOpenId] = useState<string>();
  const [chosen, choose] = useState<readonly string[]>([]);
  // Where the panel covers the list it opens by a press, so that more pairs can be chosen.
  const [isSeveralOpen, setSeveralOpen] = useState(false);
  const show = (lineId: string | undefined) => {
    choose([]);
    setSeveralOpen(false);
    setOpenId(lineId);
  };
  const line = openId === undefined ? undefined : byId[openId];
  const several = chosen.flatMap((id) => byId[id] ?? []);
  return {
    line,
    several,
    isOpen: several.length > 0 ? isSeveralOpen : line !== undefined,
    choose,
    openSeveral: () => setSeveralOpen(true),
    open: (lineId: string) => show(lineId),
    close: () => show(undefined),
  };
}

/** Order, and a filter by the associate who has the pairs [W-11]. */
function DispatchTools({ dispatch, onChange, onEndOfDay }: DispatchPageProps) {
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
      <Button size="s" icon={icons.moon} onPress={onEndOfDay}>
        {say('End of day')}
      </Button>
    </FilterBar>
  );
}

function Dispatched({ onBack, ...props }: Pick<DispatchPageProps, 'onBack'> & DispatchGroupsProps) {
  const { dispatch } = props;
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
      <DispatchGroups {...props} />
    </PagedRows>
  );
}
