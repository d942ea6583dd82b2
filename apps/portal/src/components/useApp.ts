import { createContext, useContext } from 'react';
import { useSnapshot } from 'valtio';
import type { Area } from '../area.ts';
import type { App } from '../compose.ts';
import type { Floor } from '../floor.ts';
import type { Live } from '../live.ts';
import type { InventoryState } from '../state/inventory.ts';
import type { Stockroom } from '../stockroom.ts';

/**
 * The app that `main.tsx` composed. The router's context has it, too, for loaders; a component that asked there would
 * subscribe to the router's state.
 */
export const AppContext = createContext<App | undefined>(undefined);

/** The app, from anywhere below {@link AppContext}. */
export function useApp(): App {
  return needed(useContext(AppContext));
}

function needed<Part>(part: Part | undefined): Part {
  // Areas open what they need before anything of theirs is drawn.
  if (part === undefined) throw new Error('Used outside of its area');
  return part;
}

/** What both areas share; below an area's layout alone. */
export function useArea(): Area {
  return needed(useApp().opened.area);
}

/** The bell and the live connection, as soon as they are there. */
export function useLive(): Live | undefined {
  const { facts } = useArea();
  // The snapshot tells when; what it holds is frozen, and the verbs are wanted as they are.
  const isHere = useSnapshot(facts).live !== undefined;
  return isHere ? facts.live : undefined;
}

/** The sales floor's part; below /shoesize alone. */
export function useFloor(): Floor {
  return needed(useApp().opened.floor);
}

/** The store's products; on their page alone. */
export function useInventory(): InventoryState {
  return needed(useFloor().opened.inventory);
}

/** The stockroom's part; below /warehouse alone. */
export function useStockroom(): Stockroom {
  return needed(useApp().opened.stockroom);
}
