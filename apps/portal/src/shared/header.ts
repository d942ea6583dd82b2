import { proxy } from 'valtio';

/** Facts about the header, which each page draws anew. */
export interface Header {
  /** The user menu is open: it stays open when another page is shown. */
  isMenuOpen: boolean;
}

/** The header: facts and verbs. */
export function createHeader() {
  const facts = proxy<Header>({ isMenuOpen: false });
  return {
    facts,
    setMenuOpen(isOpen: boolean): void {
      facts.isMenuOpen = isOpen;
    },
  };
}

export type HeaderState = ReturnType<typeof createHeader>;
