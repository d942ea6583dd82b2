/**
 * What the portal's first pages use of the kit, built with Mantine. `pnpm bench` builds the portal with this in place of
 * @instore/ui: the same page with another kit. What the kit loads on demand (menus, dialogs, toasts, maps) is left out
 * here, and so are exports that no first page uses.
 */
export { fetchAhead } from '../../../packages/ui/src/loading/fetchAhead.ts';
export { normaliseBarcode } from '../../../packages/ui/src/components/ScanField/normaliseBarcode.ts';
export * as icons from '../../../packages/ui/src/components/Icon/icons.ts';
export { AppShell, NotificationBell, UserMenu } from './AppShell.tsx';
export { Button } from './Button.tsx';
export { ConnectionIndicator, FilterMenu, SearchButton } from './header.tsx';
export { EmptyState, ErrorBoundary, ErrorState, SkeletonLabels, SkeletonPicks } from './states.tsx';
export { InlineMessage, LoaderScreen, MessageScreen, WelcomeScreen } from './screens.tsx';
export { Inline, Stack } from './layout.tsx';
export { List } from './List.tsx';
export { PickDetail, PickGroup, PickRow } from './picks.tsx';
export { RequestCard } from './RequestCard.tsx';
export { RequestCart, RequestCartBar } from './RequestCart.tsx';
export { ScanField } from './ScanField.tsx';
export { SegmentedControl, Tabs } from './choices.tsx';
export { ToastRegion, toasts, UiProvider } from './UiProvider.tsx';
