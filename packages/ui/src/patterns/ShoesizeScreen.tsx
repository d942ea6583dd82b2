import { useState, type ReactNode } from 'react';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { RequestCard } from '../retail/RequestCard/RequestCard.tsx';
import { RequestCart } from '../retail/RequestCart/RequestCart.tsx';
import { RequestCartBar } from '../retail/RequestCart/RequestCartBar.tsx';
import { SearchButton } from '../components/SearchButton/SearchButton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import type { RequestCartItem } from '../retail/RequestCart/RequestCartLine.tsx';
import { cart, lines, shoesizeSections } from '../fixtures/store.ts';
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
        <RequestTabs inCart={cartLines.map(({ id }) => id)} onAdd={(item) => setCartLines([...cartLines, item])} />
      </AppShell>
      {children}
    </>
  );
}

const itemOf = ({ sku, name, size, sizeSystem, imageUrl }: (typeof lines)[number]): RequestCartItem => ({
  id: sku,
  sku,
  name,
  size,
  sizeSystem,
  imageUrl,
  quantity: 1,
});

interface RequestTabsProps {
  /** SKUs of the lines of the cart. */
  inCart: readonly string[];
  onAdd: (item: RequestCartItem) => void;
}

function RequestTabs({ inCart, onAdd }: RequestTabsProps) {
  const [tab, setTab] = useState<'1' | '2' | '3'>('1');
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
          {lines.map((line) => (
            <RequestCard
              key={line.sku}
              line={line}
              status="1"
              isInCart={inCart.includes(line.sku)}
              onAdd={() => onAdd(itemOf(line))}
            />
          ))}
        </Stack>
      ) : (
        <EmptyState title={tab === '2' ? 'No pending requests.' : 'No products checked out.'} />
      )}
    </Tabs>
  );
}
