import { type Role, isRole } from '@instore/api';
import { UserMenu, type UserMenuItem, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import type { PlainText } from '../../shared/texts/portalText.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { LANGUAGES, LANGUAGE_CODES, isLanguage } from '../../shared/language/language.ts';

export interface SessionMenuProps {
  /** The current path: each area has a theme of its own. */
  path: string;
  /** The items before the logout; their ids are addresses. */
  items: readonly UserMenuItem[];
  onNavigate: (href: string) => void;
}

/** The roles in words; the menu's button shows the stored role [H-03]. */
const ROLE_NAMES = {
  Warehouse_Personal: 'Picker',
  Sales_Associate: 'Sales associate',
  Consignee: 'Consignee',
  Warehouse_Admin: 'Warehouse admin',
  Store_Admin: 'Store admin',
  Consignment_Admin: 'Consignment admin',
  YK_Admin: 'YK admin',
  Super_Admin: 'Super admin',
} as const satisfies Record<Role, PlainText>;

const LANGUAGE_OPTIONS = LANGUAGE_CODES.map((id) => ({ id, name: LANGUAGES[id].name }));

/** Name and role of the user, the theme, the language, and the logout [H-03, H-05]. */
export function SessionMenu({ path, items, onNavigate }: SessionMenuProps) {
  const say = useSay();
  const { auth, header, language, photo, preferences, session, tablet } = useApp();
  const { name, role } = useSnapshot(auth);
  const { url } = useSnapshot(photo.state);
  const { theme } = useSnapshot(preferences.state);
  const { code } = useSnapshot(language.state);
  const { isMenuOpen } = useSnapshot(header.state);
  const { device } = useSnapshot(tablet.state);
  return (
    <UserMenu
      name={name}
      role={role}
      roleName={isRole(role) ? say(ROLE_NAMES[role]) : undefined}
      photoUrl={url}
      items={[
        ...items,
        ...(device ? [{ id: 'lock', label: say('Switch person'), icon: icons.user }] : []),
        { id: 'logout', label: say('Logout'), icon: icons.logOut },
      ]}
      isOpen={isMenuOpen}
      onOpenChange={header.setMenuOpen}
      theme={theme ?? preferences.themeOf(path)}
      onThemeChange={preferences.chooseTheme}
      languages={LANGUAGE_OPTIONS}
      language={code}
      languageNote={say('Your language on every device')}
      onLanguageChange={(next) => isLanguage(next) && void language.choose(next)}
      onAction={(id) => {
        if (id === 'logout') void session.logout();
        else if (id === 'lock') void session.lock(globalThis.location.pathname + globalThis.location.search);
        else onNavigate(id);
      }}
    />
  );
}
