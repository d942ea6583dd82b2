import type { LineStatus } from '@instore/api';
import { onDemand, SegmentedControl, Stack, Tabs } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useSnapshot } from 'valtio';
import { statusTabs } from '../../shared/components/statusTabs.ts';
import { AddressBanner } from '../../shared/components/AddressBanner.tsx';
import { AreaShell } from '../../shell/screens/index.ts';
import { CartBar, CartPanel } from './CartPanel.tsx';
import type { LineDetailProps } from './LineDetail.tsx';
import { type CancelledLine, CancelQuestion, PlaceQuestion } from './RequestQuestions.tsx';
import { RequestList } from './RequestList.tsx';
import { useAreaCommon, useLocationChanges, useShoesize } from '../../app/context.ts';
import { useOpenLine } from './useOpenLine.ts';
import { useSay } from '../../shared/language/useLanguage.ts';

const LineDetail = onDemand<LineDetailProps>(() => import('./LineDetail.tsx').then((module) => module.LineDetail));

export interface RequestsPageProps {
  status: LineStatus;
  /** The object of the notification that led here: its line opens, if it is in the list [N-05]. */
  objectId?: string | undefined;
  onStatusChange: (status: LineStatus) => void;
}

/** /shoesize: waiting, accepted, placed and checked-out lines, and the request cart [Z-01…Z-12]. */
export function RequestsPage({ status, objectId, onStatusChange }: RequestsPageProps) {
  const say = useSay();
  const { cart } = useShoesize();
  const back = useBack();
  const [isCartOpen, setCartOpen] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [cancelled, setCancelled] = useState<CancelledLine>();
  const { open, openLine, close } = useOpenLine(status, objectId);
  const line = open?.line;
  const isCartEmpty = useSnapshot(cart.state).filteredCart.length === 0;
  // What is placed needs no empty cart beside it.
  const hasAside = line !== undefined || status === '1' || isCartOpen || !isCartEmpty;

  const askToPlace = () => setPlacing(cart.check());
  const accept = useAccept(close);

  return (
    <>
      <AreaShell
        area="shoesize"
        title={say('Requests')}
        spaceAbove={0}
        back={back}
        asideLabel={line ? line.productName : say('Request cart')}
        asideWidth={line ? 'm' : 's'}
        hasAsideHead={false}
        isAsideOpen={line !== undefined || isCartOpen}
        onAsideClose={line ? close : () => setCartOpen(false)}
        aside={
          hasAside ? (
            <RequestsAside
              open={open}
              onClose={close}
              onAccept={accept}
              onCancel={setCancelled}
              onPlace={askToPlace}
              onCartClose={isCartOpen ? () => setCartOpen(false) : undefined}
            />
          ) : undefined
        }
        bottom={<CartBar onPlace={askToPlace} onOpen={() => setCartOpen(true)} />}
      >
        <StatusTabs status={status} onChange={onStatusChange}>
          <RequestList
            {...{ status, onStatusChange }}
            onCancel={setCancelled}
            openId={line?.lineId}
            onOpen={openLine}
            onAccept={accept}
          />
        </StatusTabs>
      </AreaShell>
      <PlaceQuestion isOpen={isPlacing} onClose={() => setPlacing(false)} />
      <CancelQuestion line={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}

interface StatusTabsProps {
  status: LineStatus;
  onChange: (status: LineStatus) => void;
  children: ReactNode;
}

/** The list below tabs with counts, which follow the changes of the location. */
function StatusTabs({ status, onChange, children }: StatusTabsProps) {
  const say = useSay();
  const { requestLines } = useShoesize();
  useLocationChanges(requestLines.readChanges);
  const { counts } = useSnapshot(requestLines.state);
  return (
    <Tabs
      label={say('Requests by status')}
      items={statusTabs(say, ['1', '2', '3'], counts)}
      value={status}
      onChange={onChange}
      end={<WhoseControl />}
    >
      <Stack gap={16}>
        <AddressBanner />
        {children}
      </Stack>
    </Tabs>
  );
}

/** Accepts a waiting try-on request of the list. */
function useAccept(onAccepted: () => void) {
  const { openKioskRequests } = useShoesize();
  return (tryoutItemId: string) =>
    void openKioskRequests()
      .then((kioskRequests) => kioskRequests.acceptListed(tryoutItemId))
      .then(onAccepted);
}

/** The way back to the page that was left for this one, if there is one. */
function useBack() {
  const say = useSay();
  const { stores } = useAreaCommon();
  const { hasBack } = useSnapshot(stores.state);
  const router = useRouter();
  if (!hasBack) return undefined;
  return {
    label: say('Back'),
    onPress: () => {
      stores.setBack(false);
      router.history.back();
    },
  };
}

interface RequestsAsideProps {
  open: ReturnType<typeof useOpenLine>['open'];
  onClose: () => void;
  onAccept: (tryoutItemId: string) => void;
  onCancel: (line: CancelledLine) => void;
  onPlace: () => void;
  onCartClose: (() => void) | undefined;
}

/** The open line, or else the request cart. */
function RequestsAside({ open, onClose, onAccept, onCancel, onPlace, onCartClose }: RequestsAsideProps) {
  if (!open) return <CartPanel onPlace={onPlace} onClose={onCartClose} />;
  return (
    <LineDetail
      key={open.line.lineId}
      line={open.line}
      status={open.status}
      onBack={onClose}
      onAccept={onAccept}
      onCancel={onCancel}
    />
  );
}

/** "Mine" or "All" of the location, with the number of lines in the tab [Z-09]. */
function WhoseControl() {
  const say = useSay();
  const { requestLines } = useShoesize();
  const { whose, whoseCounts } = useSnapshot(requestLines.state);
  return (
    <SegmentedControl
      label={say('Whose requests')}
      items={[
        { id: 'mine', label: say('Mine'), count: whoseCounts?.mine },
        { id: 'all', label: say('All'), count: whoseCounts?.all },
      ]}
      value={whose}
      onChange={(next) => void requestLines.setWhose(next)}
    />
  );
}
