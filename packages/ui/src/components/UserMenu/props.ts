import type { ThemeName } from '../../theme/light.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** An action of the user menu. */
export interface UserMenuItem {
  id: string;
  label: string;
  icon: IconGlyph;
}

export interface UserMenuProps extends Unstyled {
  /** Shown as two dashes if missing. */
  name: string | null | undefined;
  /** Shown as two dashes if missing. */
  role: string | null | undefined;
  /** Without it the avatar shows the initials. */
  photoUrl?: string | undefined;
  items: readonly UserMenuItem[];
  /** Whether the menu is open, for a header that is drawn anew on each page. @default closed, then as the user presses */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  theme: ThemeName;
  onThemeChange: (theme: ThemeName) => void;
  /** Gets the id of the chosen item, after the menu has closed. */
  onAction: (id: string) => void;
}
