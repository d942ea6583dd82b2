// Each line one export, in alphabetical order; index.test.tsx pins the list.
export { ANY_PRICE, PriceRange, type PricePair, type PriceRangeProps } from './PriceRange/PriceRange.tsx';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { type AppShellSection } from './AppShell/AppShellSections.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Barcode, type BarcodeProps } from './Barcode/Barcode.tsx';
export { BoxLabel, type BoxLabelField, type BoxLabelProps, type BoxLabelState } from './BoxLabel/BoxLabel.tsx';
export { BoxLabelAction, type BoxLabelActionProps } from './BoxLabel/BoxLabelAction.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { Code, type CodeProps } from './Code/Code.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
  type ConnectionState,
} from './ConnectionIndicator/ConnectionIndicator.tsx';
export { Count, type CountProps } from './Count/Count.tsx';
export { DateText, type DateTextProps } from './DateText/DateText.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { FilterBar, type FilterBarProps } from './FilterMenu/FilterBar.tsx';
export { FilterMenu, type FilterMenuProps, type FilterOption } from './FilterMenu/FilterMenu.tsx';
export { formatDate, type DateFormat } from './DateText/formatDate.ts';
export { formatPrice } from './Price/formatPrice.ts';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconGlyph, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export * as icons from './Icon/icons.ts';
export { ImageWithFallback, type ImageWithFallbackProps } from './ImageWithFallback/ImageWithFallback.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { InlineMessage, type InlineMessageProps } from './InlineMessage/InlineMessage.tsx';
export { type KioskRequestLine } from './KioskRequestPopup/words.ts';
export { KioskRequestPopup, type KioskRequestPopupProps } from './KioskRequestPopup/KioskRequestPopup.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { LoaderScreen, type LoaderScreenProps } from './LoaderScreen/LoaderScreen.tsx';
export { marketplaceImageUrl } from './ImageWithFallback/marketplaceImageUrl.ts';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { MessageScreen, type MessageScreenProps } from './MessageScreen/MessageScreen.tsx';
export { nearestSizes } from './SizeGrid/nearestSizes.ts';
export { normaliseBarcode } from './ScanField/normaliseBarcode.ts';
export {
  NotificationBell,
  type NotificationBellProps,
  type NotificationItem,
} from './NotificationBell/NotificationBell.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { parseBin } from './PickDetail/shelfGeometry.ts';
export { PickDetail, type PickDetailProps } from './PickDetail/PickDetail.tsx';
export { PickGroup, type PickGroupProps } from './PickRow/PickGroup.tsx';
export { PickRow, type PickRowProps } from './PickRow/PickRow.tsx';
export { playSound, type SoundOutcome } from './sounds/playSound.ts';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { ProductRow, type ProductRowProps, type ProductSummary } from './ProductRow/ProductRow.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export { RequestCard, type RequestCardLine, type RequestCardProps } from './RequestCard/RequestCard.tsx';
export { RequestCart, type RequestCartProps } from './RequestCart/RequestCart.tsx';
export { RequestCartBar, type RequestCartBarProps } from './RequestCart/RequestCartBar.tsx';
export { type RequestCartItem } from './RequestCart/RequestCartLine.tsx';
export { ScanField, type ScanFieldProps } from './ScanField/ScanField.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { ShelfMap, type ShelfMapData, type ShelfMapProps, type ShelfPlace } from './PickDetail/ShelfMap.tsx';
export { SizeFigure, type SizeFigureProps } from './SizeFigure/SizeFigure.tsx';
export { SizeGrid, type SizeGridProps } from './SizeGrid/SizeGrid.tsx';
export { SizeRun, type SizeRunProps, type SizeStock } from './SizeRun/SizeRun.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkeletonLabels, type SkeletonLabelsProps } from './Skeleton/SkeletonLabels.tsx';
export { type SoundName } from './sounds/tunes.ts';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Stamp, type StampProps, type StampState } from './Stamp/Stamp.tsx';
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Swatch, type SwatchProps } from './Swatch/Swatch.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { ToastRegion } from './Toast/ToastRegion.tsx';
export { toasts, type ToastAction, type ToastOptions } from './Toast/toasts.ts';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { UserMenu, type ThemeName, type UserMenuItem, type UserMenuProps } from './UserMenu/UserMenu.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen/WelcomeScreen.tsx';
