// Each line one export, in alphabetical order; index.test.tsx pins the list.
export { ANY_PRICE, PriceRange, type PricePair, type PriceRangeProps } from './PriceRange/PriceRange.tsx';
export { applyBrandTheme } from './theme/brand/applyBrandTheme.ts';
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx';
export { type AppShellSection } from './AppShell/AppShellSections.tsx';
export { Avatar, type AvatarProps } from './Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './Banner/Banner.tsx';
export { Barcode, type BarcodeProps } from './Barcode/Barcode.tsx';
export {
  BinShelfEditor,
  type BinShelfEditorProps,
  type BinShelfPair,
  type BinShelfPlace,
} from './BinShelfEditor/BinShelfEditor.tsx';
export { type Booking, type BookingState, type BookingView, type Holiday } from './BookingCalendar/bookings.ts';
export { BookingCalendar, type BookingCalendarProps } from './BookingCalendar/BookingCalendar.tsx';
export { BoxLabel, type BoxLabelField, type BoxLabelProps, type BoxLabelState } from './BoxLabel/BoxLabel.tsx';
export { BoxLabelAction, type BoxLabelActionProps } from './BoxLabel/BoxLabelAction.tsx';
export { Button, type ButtonProps } from './Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './ButtonGroup/ButtonGroup.tsx';
export { Checkbox, type CheckboxProps } from './Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './CheckboxGroup/CheckboxGroup.tsx';
export { Code, type CodeProps } from './Code/Code.tsx';
export { ComboBox, type ComboBoxProps } from './ComboBox/ComboBox.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './CommandPalette/CommandPalette.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog/ConfirmDialog.tsx';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
  type ConnectionState,
} from './ConnectionIndicator/ConnectionIndicator.tsx';
export { Count, type CountProps } from './Count/Count.tsx';
export { countFilters, NO_FILTERS, toggleFilter, type FilterListName, type Filters } from './FilterPanel/filters.ts';
export { createBrandTheme, type Brand, type BrandTheme } from './theme/brand/createBrandTheme.ts';
export { DataTable, type DataTableProps } from './DataTable/DataTable.tsx';
export { type DataTableColumn, type DataTableSort } from './DataTable/columns.ts';
export { DateField, type DateFieldProps } from './DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './DatePicker/DatePicker.tsx';
export { type DateRange } from './DateRangePicker/shortcuts.ts';
export { DateRangePicker, type DateRangePickerProps } from './DateRangePicker/DateRangePicker.tsx';
export { DateText, type DateTextProps } from './DateText/DateText.tsx';
export { DescriptionList, type Description, type DescriptionListProps } from './DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './Dialog/Dialog.tsx';
export { DispatchCard, type DispatchCardPair, type DispatchCardProps } from './DispatchCard/DispatchCard.tsx';
export { Divider, type DividerProps } from './Divider/Divider.tsx';
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './ErrorState/ErrorState.tsx';
export { fetchAhead } from './internal/fetchAhead.ts';
export { FilterBar, type FilterBarProps } from './FilterMenu/FilterBar.tsx';
export { FilterButton, type FilterButtonProps } from './FilterPanel/FilterButton.tsx';
export { FilterChips, type FilterChipsProps } from './FilterPanel/FilterChips.tsx';
export { type FilterColour, type FilterGroup, type FilterChoice } from './FilterPanel/groups.ts';
export { FilterMenu, type FilterMenuProps, type FilterOption } from './FilterMenu/FilterMenu.tsx';
export { FilterPanel, type FilterPanelProps } from './FilterPanel/FilterPanel.tsx';
export { Form, type FormProps } from './Form/Form.tsx';
export { formatDate, type DateFormat } from './DateText/formatDate.ts';
export { formatPrice } from './Price/formatPrice.ts';
export { type FormError } from './Form/fieldName.ts';
export { Grid, type GridProps } from './Grid/Grid.tsx';
export { Heading, type HeadingProps } from './Heading/Heading.tsx';
export { Icon, type IconGlyph, type IconProps } from './Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './IconButton/IconButton.tsx';
export * as icons from './Icon/icons.ts';
export { ImageWithFallback, type ImageWithFallbackProps } from './ImageWithFallback/ImageWithFallback.tsx';
export { Inline, type InlineProps } from './Inline/Inline.tsx';
export { InlineMessage, type InlineMessageProps } from './InlineMessage/InlineMessage.tsx';
export { KioskCart, type KioskCartProps } from './KioskCart/KioskCart.tsx';
export { type KioskCartItem } from './KioskCart/KioskCartLine.tsx';
export { type KioskRequestLine } from './KioskRequestPopup/words.ts';
export { KioskRequestPopup, type KioskRequestPopupProps } from './KioskRequestPopup/KioskRequestPopup.tsx';
export { Link, type LinkProps } from './Link/Link.tsx';
export { List, type ListProps } from './List/List.tsx';
export { LoaderScreen, type LoaderScreenProps } from './LoaderScreen/LoaderScreen.tsx';
export { LocationCard, type LocationCardProps } from './LocationCard/LocationCard.tsx';
export { marketplaceImageUrl } from './ImageWithFallback/marketplaceImageUrl.ts';
export { Menu, type MenuItem, type MenuProps } from './Menu/Menu.tsx';
export { type Messages, type SomeMessages } from './UiProvider/Messages.ts';
export { MessageScreen, type MessageScreenProps } from './MessageScreen/MessageScreen.tsx';
export { nearestSizes } from './SizeGrid/nearestSizes.ts';
export { normaliseBarcode } from './ScanField/normaliseBarcode.ts';
export {
  NotificationBell,
  type NotificationBellProps,
  type NotificationItem,
} from './NotificationBell/NotificationBell.tsx';
export { type NotificationSound } from './NotificationBell/NotificationSounds.tsx';
export { NumberField, type NumberFieldProps } from './NumberField/NumberField.tsx';
export { Page, type PageProps } from './Page/Page.tsx';
export { Pagination, type PaginationProps } from './Pagination/Pagination.tsx';
export { parseBin } from './PickDetail/shelfGeometry.ts';
export { PickDetail, type PickDetailProps } from './PickDetail/PickDetail.tsx';
export { PickGroup, type PickGroupProps } from './PickRow/PickGroup.tsx';
export { PickRow, type PickRowProps } from './PickRow/PickRow.tsx';
export { playSound, unlockSound, type SoundOutcome } from './sounds/playSound.ts';
export { Popover, type PopoverProps } from './Popover/Popover.tsx';
export { Price, type PriceProps } from './Price/Price.tsx';
export { ProductCard, type ProductCardProps } from './ProductCard/ProductCard.tsx';
export { ProductDetail, type ProductDetailProps, type ProductPair } from './ProductDetail/ProductDetail.tsx';
export { ProductLabel, type ProductLabelProps } from './ProductLabel/ProductLabel.tsx';
export { ProductRow, type ProductRowProps, type ProductSummary } from './ProductRow/ProductRow.tsx';
export { ProfileCard, type ProfileCardProps } from './ProfileCard/ProfileCard.tsx';
export { ProgressBar, type ProgressBarProps } from './ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './RadioGroup/RadioGroup.tsx';
export { RelativeTime, type RelativeTimeProps } from './RelativeTime/RelativeTime.tsx';
export { RequestCard, type RequestCardLine, type RequestCardProps } from './RequestCard/RequestCard.tsx';
export { RequestCart, type RequestCartProps } from './RequestCart/RequestCart.tsx';
export { RequestCartBar, type RequestCartBarProps } from './RequestCart/RequestCartBar.tsx';
export { type RequestCartItem } from './RequestCart/RequestCartLine.tsx';
export { ScanField, type ScanFieldProps } from './ScanField/ScanField.tsx';
export { ScrollArea, type ScrollAreaProps } from './ScrollArea/ScrollArea.tsx';
export { SearchButton, type SearchButtonProps } from './SearchButton/SearchButton.tsx';
export { SearchField, type SearchFieldProps } from './SearchField/SearchField.tsx';
export { SegmentedControl, type Segment, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './Select/Select.tsx';
export { type SelectItem } from './Select/SelectItems.tsx';
export { Sheet, type SheetProps } from './Sheet/Sheet.tsx';
export { ShelfMap, type ShelfMapData, type ShelfMapProps, type ShelfPlace } from './PickDetail/ShelfMap.tsx';
export { SizeFigure, type SizeFigureProps } from './SizeFigure/SizeFigure.tsx';
export { SizeGrid, type SizeGridProps } from './SizeGrid/SizeGrid.tsx';
export { SizeRun, type SizeRunProps, type SizeStock } from './SizeRun/SizeRun.tsx';
export { Skeleton, type SkeletonProps } from './Skeleton/Skeleton.tsx';
export { SkeletonLabels, type SkeletonLabelsProps } from './Skeleton/SkeletonLabels.tsx';
export { SkeletonPicks, type SkeletonPicksProps } from './Skeleton/SkeletonPicks.tsx';
export { SkeletonProducts, type SkeletonProductsProps } from './ProductRow/SkeletonProducts.tsx';
export { type SoundName } from './sounds/tunes.ts';
export { Spinner, type SpinnerProps } from './Spinner/Spinner.tsx';
export { Split, type SplitProps } from './Split/Split.tsx';
export { Stack, type StackProps } from './Stack/Stack.tsx';
export { Stamp, type StampProps, type StampState } from './Stamp/Stamp.tsx';
export { Stepper, type StepperProps } from './Stepper/Stepper.tsx';
export { Swatch, type SwatchProps } from './Swatch/Swatch.tsx';
export { Switch, type SwitchProps } from './Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './Tabs/Tabs.tsx';
export { Text, type TextProps } from './Text/Text.tsx';
export { TextField, type TextFieldProps } from './TextField/TextField.tsx';
export { type ThemeName } from './theme/light.ts';
export { toastLog, toasts, type PastToast, type ToastAction, type ToastOptions } from './Toast/toasts.ts';
export { ToastRegion } from './Toast/ToastRegion.tsx';
export { Toolbar, type ToolbarProps } from './Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './Tooltip/Tooltip.tsx';
export { UiProvider, type UiProviderProps } from './UiProvider/UiProvider.tsx';
export { UserMenu, type UserMenuItem, type UserMenuProps } from './UserMenu/UserMenu.tsx';
export { useScanAnywhere } from './ScanField/useScanAnywhere.ts';
export { useSearchKeys, type SearchKeys } from './SearchButton/useSearchKeys.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx';
export { WelcomeScreen, type WelcomeScreenProps } from './WelcomeScreen/WelcomeScreen.tsx';
export { yearsBack } from './DateText/yearsBack.ts';
