import type { ThemeName } from '../../theme/light.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** An action of the user menu. */
export interface UserMenuItem {
  id: string;
  label: string;
  icon: IconGlyph;
}

/** A language in the user menu. */
export interface UserMenuLanguage {
  /** BCP 47, e.g. "es". */
  id: string;
  /** Its own name, e.g. "Español". */
  name: string;
}

export interface UserMenuProps extends Unstyled {
  /** Shown as two dashes if missing. */
  name: string | null | undefined;
  /** Shown as two dashes if missing. */
  role: string | null | undefined;
  /** The role in words, in the open menu. @default the role */
  roleName?: string | undefined;
  /** Without it the avatar shows the initials. */
  photoUrl?: string | undefined;
  /** Links and actions, in the order in which they are shown. */
  items: readonly UserMenuItem[];
  /** Whether the menu is open, for a header that is drawn anew on each page. @default closed, then as the user presses */
  isOpen?: boolean;
  /** Called when the menu is opened or closed. */
  onOpenChange?: (isOpen: boolean) => void;
  /** The chosen theme. */
  theme: ThemeName;
  /** Called with the theme that was chosen. */
  onThemeChange: (theme: ThemeName) => void;
  /** The languages that can be chosen, each named in itself. @default no choice of the language */
  languages?: readonly UserMenuLanguage[] | undefined;
  /** Id of the language of the page. */
  language?: string | undefined;
  /** Below the languages: for whom and where the choice is. */
  languageNote?: string | undefined;
  /** Called with the id of the language that was chosen. */
  onLanguageChange?: ((id: string) => void) | undefined;
  /** Gets the id of the chosen item, after the menu has closed. */
  onAction: (id: string) => void;
}
