import { useState, type ReactNode } from 'react';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { RequestCard } from '../retail/RequestCard/RequestCard.tsx';
import { RequestCart } from '../retail/RequestCart/RequestCart.tsx';
import { RequestCartBar } from '../retail/RequestCart/RequestCartBar.tsx';
import { SearchButton } from '../components/SearchButton/SearchButton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { cart, cartIndexes, lines, shoesizeSections } from '../fixtures/store.ts';
import { useHeader } from './useHeader.tsx';

export interface ShoesizeScreenProps {
  onPlace: () => void;
  /** Shown over the screen, e.g. a popup. */
  children?: ReactNode;
}

/** The associate's screen, composed only of the kit, with working cart and tabs. For stories. */
export function ShoesizeScreen({ onPlace, children }: ShoesizeScreenProps) {
  const [cartLines, setCartLines] = useState(cart);
  const [isCartOpen, setCartOpen] = useState(false);
  const [isWideCartClosed, setWideCartClosed] = useState(false);
  const header = useHeader({ name: 'Maren Okafor', role: 'Sales_Associate', theme: 'light' });
  const items = cartLines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <>
      <AppShell
        area="Shoesize"
        title="Requests"
        where="Canal Street, sales floor"
        sections={shoesizeSections}
        spaceAbove={0}
        search={<SearchButton label="Search or scan a barcode" onOpen={() => {}} />}
        onSearch={() => {}}
        {...header}
        aside={
          isWideCartClosed ? undefined : (
            <RequestCart
              lines={cartLines}
              sentTo="Warehouse, Canal Street"
              onQuantityChange={(id, quantity) =>
                setCartLines(cartLines.map((line) => (line.id === id ? { ...line, quantity } : line)))
              }
              onRemove={(id) => setCartLines(cartLines.filter((line) => line.id !== id))}
              onPlace={onPlace}
              onClose={() => (isCartOpen ? setCartOpen(false) : setWideCartClosed(true))}
            />
          )
        }
        asideLabel="Request cart"
        isAsideOpen={isCartOpen}
        onAsideClose={() => setCartOpen(false)}
        bottom={<RequestCartBar count={items} onPlace={onPlace} onOpen={() => setCartOpen(true)} />}
      >
        <RequestTabs />
      </AppShell>
      {children}
    </>
  );
}

function RequestTabs() {
  const [tab, setTab] = useState<'1' | '2' | '3'>('1');
  const [inCart, setInCart] = useState(cartIndexes);
  return (
    <Tabs
      label="Requests by status"
      value={tab}
      onChange={setTab}
      items={[
        { id: '1', label: 'Request', count: 5 },
        { id: '2', label: 'Pending', count: 3 },
        { id: '3', label: 'Checked out', count: 12 },
      ]}
    >
      {tab === '1' ? (
        <Stack gap={8}>
          {lines.map((line, index) => (
            <RequestCard
              key={line.sku}
              line={line}
              status="1"
              isInCart={inCart.includes(index)}
              onAdd={() => setInCart([...inCart, index])}
            />
          ))}
        </Stack>
      ) : (
        <EmptyState title={tab === '2' ? 'No pending requests.' : 'No products checked out.'} />
      )}
    </Tabs>
  );
}
