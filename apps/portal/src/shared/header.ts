import { proxy } from 'valtio';

/** State about the header, which each page draws anew. */
export interface Header {
  /** The user menu is open: it stays open when another page is shown. */
  isMenuOpen: boolean;
}

/** The header: state and actions. */
export function createHeader() {
  const state = proxy<Header>({ isMenuOpen: false });
  return {
    state,
    setMenuOpen(isOpen: boolean): void {
      state.isMenuOpen = isOpen;
    },
  };
}

export type HeaderStore = ReturnType<typeof createHeader>;
