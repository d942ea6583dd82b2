import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { type ChangesListener, anyChange } from '../shared/connection/locationChanges.ts';
import { createScreenApp, openScreen } from '../../test/screens.tsx';
import { BinsPage } from '../bins/screens/BinsPage.tsx';
import { BookingsPage } from '../bookings/screens/BookingsPage.tsx';
import { ConsignmentPage } from '../consignment/screens/ConsignmentPage.tsx';
import { TakeBackPage } from '../returns/screens/TakeBackPage.tsx';
import { HoldsPage } from '../holds/screens/HoldsPage.tsx';
import { InventoryPage } from '../inventory/screens/InventoryPage.tsx';
import { RequestsPage } from '../requests/screens/RequestsPage.tsx';
import { DispatchPage } from '../dispatch/screens/DispatchPage.tsx';
import { PickPage } from '../picks/screens/PickPage.tsx';
import { RequestDetailsPage } from '../picks/screens/RequestDetailsPage.tsx';

type Screen = ReturnType<typeof createScreenApp>;

const nothing = () => undefined;
const noFilters = { bin: [], size: [], brand: [], requestBy: [] };
const noBin = { bin: undefined, search: undefined, mode: undefined, pair: undefined };
const noPair = { kind: undefined, sort: undefined, search: undefined, order: undefined, open: undefined };

/** The pages by what reads their changes. */
const pages: Record<string, (screen: Screen) => ReactNode> = {
  'requestLines.readChanges': () => <RequestsPage status="1" onStatusChange={nothing} />,
  'inventory.readChanges': () => <InventoryPage onChange={nothing} onBack={nothing} />,
  'bookings.readChanges': ({ bookings }) => <BookingsPage bookings={bookings} onChange={nothing} />,
  'picks.readChanges': () => <PickPage status="request" filters={noFilters} onChange={nothing} onPrint={nothing} />,
  'picks.readChanges of one request': () => (
    <RequestDetailsPage requestId="48213" lineId={undefined} onBack={nothing} />
  ),
  'dispatch.readChanges': ({ dispatch }) => (
    <DispatchPage dispatch={dispatch} onEndOfDay={nothing} onBack={nothing} onOpen={nothing} onChange={nothing} />
  ),
  'bins.readChanges': ({ bins }) => <BinsPage {...noBin} bins={bins} onChange={nothing} onPrint={nothing} />,
  'returns.readChanges': ({ returns }) => (
    <TakeBackPage
      area="shoesize"
      returns={returns}
      sale={undefined}
      pair={undefined}
      onChange={nothing}
      onBack={nothing}
    />
  ),
  'holds.readChanges': ({ holds }) => <HoldsPage holds={holds} onChange={nothing} onTakeBack={() => undefined} />,
  'consignment.readChanges': ({ consignment }) => (
    <ConsignmentPage {...noPair} consignment={consignment} onChange={nothing} onPrint={nothing} />
  ),
};

test.each(Object.entries(pages))(
  'what colleagues change is read while its page is open: %s',
  { tags: 'W-09' },
  async (action, draw) => {
    const listeners = new Set<ChangesListener>();
    const screen = createScreenApp({
      common: {
        listenToChanges: (listener: ChangesListener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
      },
    });
    openScreen(screen.app, draw(screen));
    await expect.poll(() => listeners.size).toBeGreaterThan(0);
    for (const listener of listeners) void listener(anyChange);
    expect(screen.calls).toContainEqual([action.split(' ')[0], anyChange]);
  },
);
