import type { LineStatus } from '@instore/api';
import { onDemand, SegmentedControl, Tabs } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { statusTabs } from '../components/statusTabs.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { CartBar, CartPanel } from './CartPanel.tsx';
import type { LineDetailProps } from './LineDetail.tsx';
import { type CancelledLine, CancelQuestion, PlaceQuestion } from './RequestQuestions.tsx';
import { RequestList } from './RequestList.tsx';
import { useAreaCommon, useLocationChanges, useShoesize } from '../app.ts';
import { useOpenLine } from './useOpenLine.ts';

const LineDetail = onDemand<LineDetailProps>(() => import('./LineDetail.tsx').then((module) => module.LineDetail));

export interface RequestsPageProps {
  status: LineStatus;
  /** The object of the notification that led here: its line opens, if it is in the list [N-05]. */
  objectId?: string | undefined;
  onStatusChange: (status: LineStatus) => void;
}

/** /shoesize: waiting, accepted, placed and checked-out lines, and the request cart [Z-01…Z-12]. */
export function RequestsPage({ status, objectId, onStatusChange }: RequestsPageProps) {
  const { stores } = useAreaCommon();
  const { cart, requestLines, openKioskRequests } = useShoesize();
  useLocationChanges(requestLines.readChanges);
  const router = useRouter();
  const { counts } = useSnapshot(requestLines.facts);
  const { hasBack } = useSnapshot(stores.facts);
  const [isCartOpen, setCartOpen] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [cancelled, setCancelled] = useState<CancelledLine>();
  const { open, openLine, close } = useOpenLine(status, objectId);
  const line = open?.line;

  const askToPlace = () => setPlacing(cart.check());
  const goBack = () => {
    stores.setBack(false);
    router.history.back();
  };
  const accept = (tryoutItemId: string) =>
    void openKioskRequests()
      .then((kioskRequests) => kioskRequests.acceptListed(tryoutItemId))
      .then(close);

  return (
    <>
      <AreaShell
        area="shoesize"
        title="Requests"
        spaceAbove={0}
        {...(hasBack && { back: { label: 'Back', onPress: goBack } })}
        asideLabel={line ? line.productName : 'Request cart'}
        asideWidth={line ? 'm' : 's'}
        hasAsideHead={false}
        isAsideOpen={line !== undefined || isCartOpen}
        onAsideClose={line ? close : () => setCartOpen(false)}
        aside={
          open ? (
            <LineDetail
              key={open.line.lineId}
              line={open.line}
              status={open.status}
              onBack={close}
              onAccept={accept}
              onCancel={setCancelled}
            />
          ) : (
            <CartPanel onPlace={askToPlace} onClose={isCartOpen ? () => setCartOpen(false) : undefined} />
          )
        }
        bottom={<CartBar onPlace={askToPlace} onOpen={() => setCartOpen(true)} />}
      >
        <Tabs
          label="Requests by status"
          items={statusTabs(['1', '2', '3'], counts)}
          value={status}
          onChange={onStatusChange}
          end={<WhoseControl />}
        >
          <RequestList
            status={status}
            onStatusChange={onStatusChange}
            onCancel={setCancelled}
            openId={line?.lineId}
            onOpen={openLine}
            onAccept={accept}
          />
        </Tabs>
      </AreaShell>
      <PlaceQuestion isOpen={isPlacing} onClose={() => setPlacing(false)} />
      <CancelQuestion line={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}

/** "Mine" or "All" of the location, with the number of lines in the tab [Z-09]. */
function WhoseControl() {
  const { requestLines } = useShoesize();
  const { whose, whoseCounts } = useSnapshot(requestLines.facts);
  return (
    <SegmentedControl
      label="Whose requests"
      items={[
        { id: 'mine', label: 'Mine', count: whoseCounts?.mine },
        { id: 'all', label: 'All', count: whoseCounts?.all },
      ]}
      value={whose}
      onChange={(next) => void requestLines.setWhose(next)}
    />
  );
}
