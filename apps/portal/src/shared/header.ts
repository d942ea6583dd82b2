import { proxy } from 'valtio';

/** What the header keeps when the user goes to another page, which draws its own header. */
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
