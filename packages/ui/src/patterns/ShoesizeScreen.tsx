import { useState, type ReactNode } from 'react';
import { AppShell } from '../components/AppShell/AppShell.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { RequestCard } from '../retail/RequestCard/RequestCard.tsx';
import { RequestCart } from '../retail/RequestCart/RequestCart.tsx';
import { RequestCartBar } from '../retail/RequestCart/RequestCartBar.tsx';
import { SearchButton } from '../components/SearchButton/SearchButton.tsx';
import { Stack } from '../components/Stack/Stack.tsx';
import { Tabs } from '../components/Tabs/Tabs.tsx';
import { cart as filled, chosen, lines, shoesizeSections } from '../fixtures/store.ts';
import { useHeader } from './useHeader.tsx';

export interface ShoesizeScreenProps {
  onPlace: () => void;
  /** Lies over the screen. */
  children?: ReactNode;
}

/** The associate's screen, composed of the kit alone and alive enough to be tried. For stories. */
export function ShoesizeScreen({ onPlace, children }: ShoesizeScreenProps) {
  const [cart, setCart] = useState(filled);
  const [inCart, setInCart] = useState(chosen);
  const [tab, setTab] = useState<'1' | '2' | '3'>('1');
  const [isCartOpen, setCartOpen] = useState(false);
  const [isWideCartShut, setWideCartShut] = useState(false);
  const header = useHeader({ name: 'Maren Okafor', role: 'Sales_Associate', theme: 'light' });
  const items = cart.reduce((sum, line) => sum + line.quantity, 0);
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
          isWideCartShut ? undefined : (
            <RequestCart
              lines={cart}
              sentTo="Warehouse, Canal Street"
              onQuantityChange={(id, quantity) =>
                setCart(cart.map((line) => (line.id === id ? { ...line, quantity } : line)))
              }
              onRemove={(id) => setCart(cart.filter((line) => line.id !== id))}
              onPlace={onPlace}
              onClose={() => (isCartOpen ? setCartOpen(false) : setWideCartShut(true))}
            />
          )
        }
        asideLabel="Request cart"
        isAsideOpen={isCartOpen}
        onAsideClose={() => setCartOpen(false)}
        bottom={<RequestCartBar count={items} onPlace={onPlace} onOpen={() => setCartOpen(true)} />}
      >
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
              {lines.map((line, place) => (
                <RequestCard
                  key={line.sku}
                  line={line}
                  status="1"
                  isInCart={inCart.includes(place)}
                  onAdd={() => setInCart([...inCart, place])}
                />
              ))}
            </Stack>
          ) : (
            <EmptyState title={tab === '2' ? 'No pending requests.' : 'No products checked out.'} />
          )}
        </Tabs>
      </AppShell>
      {children}
    </>
  );
}
