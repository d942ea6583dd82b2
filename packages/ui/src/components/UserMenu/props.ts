import type { ThemeName } from '../../theme/light.ts';
import type { Unstyled } from '../../internal/props.ts';
import type { IconGlyph } from '../Icon/Icon.tsx';

/** Something to do from the user menu [H-04]. */
export interface UserMenuItem {
  id: string;
  label: string;
  icon: IconGlyph;
}

export interface UserMenuProps extends Unstyled {
  /** Missing shows as two dashes [H-03]. */
  name: string | null | undefined;
  /** Missing shows as two dashes [H-03]. */
  role: string | null | undefined;
  /** Without one the avatar stands for it [H-05]. */
  photoUrl?: string | undefined;
  items: readonly UserMenuItem[];
  theme: ThemeName;
  onThemeChange: (theme: ThemeName) => void;
  /** The id of the item that was chosen; the menu has closed by then. */
  onAction: (id: string) => void;
}
