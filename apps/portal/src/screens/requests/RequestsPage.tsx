import type { LineStatus } from '@instore/api';
import { Tabs } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { statusTabs } from '../components/statusTabs.ts';
import { AreaShell } from '../shell/AreaShell.tsx';
import { CartBar, CartPanel } from './CartPanel.tsx';
import { type CancelledLine, CancelQuestion, PlaceQuestion } from './RequestQuestions.tsx';
import { RequestList } from './RequestList.tsx';
import { useAreaCommon, useLocationChanges, useShoesize } from '../app.ts';

export interface RequestsPageProps {
  status: LineStatus;
  onStatusChange: (status: LineStatus) => void;
}

/** /shoesize: accepted, placed and checked-out lines, and the request cart [Z-01…Z-07]. */
export function RequestsPage({ status, onStatusChange }: RequestsPageProps) {
  const { stores } = useAreaCommon();
  const { cart, requestLines } = useShoesize();
  useLocationChanges(requestLines.readChanges);
  const router = useRouter();
  const { counts } = useSnapshot(requestLines.facts);
  const { hasBack } = useSnapshot(stores.facts);
  const [isCartOpen, setCartOpen] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [cancelled, setCancelled] = useState<CancelledLine>();

  const askToPlace = () => setPlacing(cart.check());
  const goBack = () => {
    stores.setBack(false);
    router.history.back();
  };

  return (
    <>
      <AreaShell
        area="shoesize"
        title="Requests"
        spaceAbove={0}
        {...(hasBack && { back: { label: 'Back', onPress: goBack } })}
        asideLabel="Request cart"
        hasAsideHead={false}
        isAsideOpen={isCartOpen}
        onAsideClose={() => setCartOpen(false)}
        aside={<CartPanel onPlace={askToPlace} onClose={isCartOpen ? () => setCartOpen(false) : undefined} />}
        bottom={<CartBar onPlace={askToPlace} onOpen={() => setCartOpen(true)} />}
      >
        <Tabs
          label="Requests by status"
          items={statusTabs(['1', '2', '3'], counts)}
          value={status}
          onChange={onStatusChange}
        >
          <RequestList status={status} onStatusChange={onStatusChange} onCancel={setCancelled} />
        </Tabs>
      </AreaShell>
      <PlaceQuestion isOpen={isPlacing} onClose={() => setPlacing(false)} />
      <CancelQuestion line={cancelled} onClose={() => setCancelled(undefined)} />
    </>
  );
}
