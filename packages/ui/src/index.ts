// Each line one export, in alphabetical order; index.test.tsx pins the list.
export { ANY_PRICE, PriceRange, type PricePair, type PriceRangeProps } from './components/PriceRange/PriceRange.tsx';
export { applyBrandTheme } from './theme/brand/applyBrandTheme.ts';
export { AppShell, type AppShellProps } from './components/AppShell/AppShell.tsx';
export { type AppShellSection } from './components/AppShell/AppShellSections.tsx';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar.tsx';
export { Banner, type BannerProps } from './components/Banner/Banner.tsx';
export { Barcode, type BarcodeProps } from './components/Barcode/Barcode.tsx';
export {
  BinShelfEditor,
  type BinShelfEditorProps,
  type BinShelfPair,
  type BinShelfPlace,
} from './retail/BinShelfEditor/BinShelfEditor.tsx';
export {
  bookingDays,
  isWholeDay,
  type Booking,
  type BookingSlot,
  type BookingState,
  type BookingView,
  type Holiday,
  type SettableState,
} from './retail/BookingCalendar/bookings.ts';
export { BookingCalendar, type BookingCalendarProps } from './retail/BookingCalendar/BookingCalendar.tsx';
export { BookingDetail, type BookingDetailProps, type OpenBooking } from './retail/BookingDetail/BookingDetail.tsx';
export { BookingStartBar, type BookingStartBarProps } from './retail/BookingDetail/BookingStartBar.tsx';
export { BoxLabel, type BoxLabelField, type BoxLabelProps, type BoxLabelState } from './retail/BoxLabel/BoxLabel.tsx';
export { BoxLabelAction, type BoxLabelActionProps } from './retail/BoxLabel/BoxLabelAction.tsx';
export { Button, type ButtonProps } from './components/Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup.tsx';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox.tsx';
export {
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxOption,
} from './components/CheckboxGroup/CheckboxGroup.tsx';
export { Cartons, type CartonItem, type CartonsProps } from './retail/Cartons/Cartons.tsx';
export { ClosedDay, type ClosedDayProps } from './retail/ClosedDay/ClosedDay.tsx';
export { type ClosingChoice } from './retail/ClosedDay/closingChoice.ts';
export { Code, type CodeProps } from './components/Code/Code.tsx';
export { ColumnsButton, type ColumnsButtonProps } from './components/ColumnsButton/ColumnsButton.tsx';
export { ComboBox, type ComboBoxProps } from './components/ComboBox/ComboBox.tsx';
export {
  CommandPalette,
  type CommandPaletteProps,
  type PaletteGroup,
  type PaletteItem,
} from './components/CommandPalette/CommandPalette.tsx';
export { ConfirmDialog, type ConfirmDialogProps } from './components/ConfirmDialog/ConfirmDialog.tsx';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
  type ConnectionState,
} from './components/ConnectionIndicator/ConnectionIndicator.tsx';
export { Count, type CountProps } from './components/Count/Count.tsx';
export {
  countFilters,
  toggleFilter,
  type DayPair,
  type FilterNames,
  type FilterValue,
  type FilterValues,
  type NamedFilter,
} from './retail/FilterPanel/filters.ts';
export { createBrandTheme, type Brand, type BrandTheme } from './theme/brand/createBrandTheme.ts';
export { readBrand } from './theme/brand/readBrand.ts';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable.tsx';
export { type DataTableColumn, type DataTableSort } from './components/DataTable/columns.ts';
export { DateField, type DateFieldProps } from './components/DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker.tsx';
export { type DateRange } from './components/DateRangePicker/shortcuts.ts';
export { DateRangePicker, type DateRangePickerProps } from './components/DateRangePicker/DateRangePicker.tsx';
export { DateText, type DateTextProps } from './components/DateText/DateText.tsx';
export {
  DescriptionList,
  type Description,
  type DescriptionListProps,
} from './components/DescriptionList/DescriptionList.tsx';
export { Dialog, type DialogProps } from './components/Dialog/Dialog.tsx';
export { DeliveryRow, type DeliveryRowProps } from './retail/DeliveryRow/DeliveryRow.tsx';
export { DispatchCard, type DispatchCardPair, type DispatchCardProps } from './retail/DispatchCard/DispatchCard.tsx';
export { Divider, type DividerProps } from './components/Divider/Divider.tsx';
export { EditableList, type EditableItem, type EditableListProps } from './components/EditableList/EditableList.tsx';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState.tsx';
export { ErrorBoundary, type ErrorBoundaryProps } from './components/ErrorBoundary/ErrorBoundary.tsx';
export { ErrorState, type ErrorStateProps } from './components/ErrorState/ErrorState.tsx';
export { ExportProgress, type ExportProgressProps } from './retail/ExportProgress/ExportProgress.tsx';
export { fetchAhead } from './loading/fetchAhead.ts';
export { FilterBar, type FilterBarProps } from './components/FilterMenu/FilterBar.tsx';
export { FilterButton, type FilterButtonProps } from './retail/FilterPanel/FilterButton.tsx';
export { FilterChips, type FilterChipsProps } from './retail/FilterPanel/FilterChips.tsx';
export { type FilterColour, type FilterGroup, type FilterChoice } from './retail/FilterPanel/groups.ts';
export { FilterMenu, type FilterMenuProps, type FilterOption } from './components/FilterMenu/FilterMenu.tsx';
export { FilterPanel, type FilterPanelProps } from './retail/FilterPanel/FilterPanel.tsx';
export { Form, type FormProps } from './components/Form/Form.tsx';
export { formatDate, type DateFormat } from './components/DateText/formatDate.ts';
export { formatPrice } from './components/Price/formatPrice.ts';
export { type FormError } from './components/Form/fieldName.ts';
export { Grid, type GridProps } from './components/Grid/Grid.tsx';
export { Heading, type HeadingProps } from './components/Heading/Heading.tsx';
export { Icon, type IconGlyph, type IconProps } from './components/Icon/Icon.tsx';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton.tsx';
export * as icons from './components/Icon/icons.ts';
export { ImageWithFallback, type ImageWithFallbackProps } from './components/ImageWithFallback/ImageWithFallback.tsx';
export { Inline, type InlineProps } from './components/Inline/Inline.tsx';
export { InlineMessage, type InlineMessageProps } from './components/InlineMessage/InlineMessage.tsx';
export { KioskCart, type KioskCartProps } from './retail/KioskCart/KioskCart.tsx';
export { KioskCartDock, type KioskCartDockProps } from './retail/KioskCart/KioskCartDock.tsx';
export { type KioskCartItem } from './retail/KioskCart/KioskCartLine.tsx';
export { type KioskRequestLine } from './retail/KioskRequestPopup/words.ts';
export { useIsOccupied } from './retail/KioskRequestPopup/useIsOccupied.ts';
export { KioskRequestPopup, type KioskRequestPopupProps } from './retail/KioskRequestPopup/KioskRequestPopup.tsx';
export { Link, type LinkProps } from './components/Link/Link.tsx';
export { List, type ListProps } from './components/List/List.tsx';
export { LoaderScreen, type LoaderScreenProps } from './components/LoaderScreen/LoaderScreen.tsx';
export { LocationCard, type LocationCardProps } from './retail/LocationCard/LocationCard.tsx';
export { marketplaceImageUrl } from './components/ImageWithFallback/marketplaceImageUrl.ts';
export { Menu, type MenuItem, type MenuProps } from './components/Menu/Menu.tsx';
export { type Messages, type SomeMessages } from './components/UiProvider/UiProvider.tsx';
export { MessageScreen, type MessageScreenProps } from './components/MessageScreen/MessageScreen.tsx';
export { nearestSizes } from './retail/SizeGrid/nearestSizes.ts';
export { normaliseBarcode } from './components/ScanField/normaliseBarcode.ts';
export { NearestSizes, type NearestSize, type NearestSizesProps } from './retail/NearestSizes/NearestSizes.tsx';
export {
  NotificationBell,
  type NotificationBellProps,
  type NotificationItem,
} from './components/NotificationBell/NotificationBell.tsx';
export {
  NotificationSounds,
  type NotificationSound,
  type NotificationSoundsProps,
} from './components/NotificationBell/NotificationSounds.tsx';
export { NumberField, type NumberFieldProps } from './components/NumberField/NumberField.tsx';
export { onDemand, useOnDemand, type Loaded, type OnDemand, type OnDemandOptions } from './loading/onDemand.tsx';
export { FreeTimes, type FreeTimesProps } from './retail/FreeTimes/FreeTimes.tsx';
export { Page, type PageProps } from './components/Page/Page.tsx';
export { OverdueFold, type OverdueFoldProps } from './retail/OverdueFold/OverdueFold.tsx';
export { LineFacts, type LineFact, type LineFactsProps } from './retail/LineFacts/LineFacts.tsx';
export { Outbox, type OutboxConflict, type OutboxEntry, type OutboxProps } from './retail/Outbox/Outbox.tsx';
export { Pagination, type PaginationProps } from './components/Pagination/Pagination.tsx';
export { parseBin } from './retail/PickDetail/shelfGeometry.ts';
export { PickDetail, type PickDetailProps } from './retail/PickDetail/PickDetail.tsx';
export { PickGroup, type PickGroupProps } from './retail/PickRow/PickGroup.tsx';
export { PickRow, type PickRowProps } from './retail/PickRow/PickRow.tsx';
export { plainText } from './internal/plainText.ts';
export { playSound, unlockSound, type SoundOutcome } from './sounds/playSound.ts';
export { Panel, type PanelProps } from './components/Panel/Panel.tsx';
export { PickListPrint, type PickListPrintProps } from './retail/PickListPrint/PickListPrint.tsx';
export { type PrintedPick } from './retail/PickListPrint/pages.ts';
export { BottomBar, type BottomBarProps } from './components/BottomBar/BottomBar.tsx';
export { PrintPreview, type PrintPaper, type PrintPreviewProps } from './retail/PrintPreview/PrintPreview.tsx';
export { PrintSheet, type Paper, type PrintSheetProps } from './retail/PrintSheet/PrintSheet.tsx';
export {
  ShelfLabel,
  ShelfLabelSheets,
  type ShelfLabelProps,
  type ShelfLabelSheetsProps,
} from './retail/ShelfLabel/ShelfLabel.tsx';
export { Popover, type PopoverProps } from './components/Popover/Popover.tsx';
export { Price, type PriceProps } from './components/Price/Price.tsx';
export { Bleed, type BleedProps } from './components/Bleed/Bleed.tsx';
export { StickyBar, type StickyBarProps } from './components/StickyBar/StickyBar.tsx';
export { ProductCell, type ProductCellProps } from './retail/ProductCell/ProductCell.tsx';
export { ProductCard, type ProductCardProps } from './retail/ProductCard/ProductCard.tsx';
export {
  type PairHistory,
  type ProductColourway,
  ProductDetail,
  type ProductDetailProps,
  type ProductElsewhere,
  type ProductPair,
} from './retail/ProductDetail/ProductDetail.tsx';
export { ProductLabel, type ProductLabelProps } from './retail/ProductLabel/ProductLabel.tsx';
export { ProductRow, type ProductRowProps, type ProductSummary } from './retail/ProductRow/ProductRow.tsx';
export { ProfileCard, type ProfileCardProps } from './components/ProfileCard/ProfileCard.tsx';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar.tsx';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup.tsx';
export { RelativeTime, type RelativeTimeProps } from './components/RelativeTime/RelativeTime.tsx';
export { RequestCard, type RequestCardLine, type RequestCardProps } from './retail/RequestCard/RequestCard.tsx';
export { RequestCart, type RequestCartProps } from './retail/RequestCart/RequestCart.tsx';
export { RequestCartBar, type RequestCartBarProps } from './retail/RequestCart/RequestCartBar.tsx';
export { type RequestCartItem } from './retail/RequestCart/RequestCartLine.tsx';
export { RequestDetail, type RequestDetailProps, type RequestMoment } from './retail/RequestDetail/RequestDetail.tsx';
export { SavedSearches, type SavedSearchesProps } from './retail/SavedSearches/SavedSearches.tsx';
export { readKeysBefore, type TakeKeys } from './components/ScanField/keysBefore.ts';
export { ScanField, type ScanFieldProps } from './components/ScanField/ScanField.tsx';
export { ScrollArea, type ScrollAreaProps } from './components/ScrollArea/ScrollArea.tsx';
export { SearchButton, type SearchButtonProps } from './components/SearchButton/SearchButton.tsx';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type Segment,
  type SegmentedControlProps,
} from './components/SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from './components/Select/Select.tsx';
export { type SelectItem } from './components/Select/SelectItems.tsx';
export { Sheet, type SheetProps } from './components/Sheet/Sheet.tsx';
export { ShelfMap, type ShelfMapData, type ShelfMapProps, type ShelfPlace } from './retail/PickDetail/ShelfMap.tsx';
export { PutAwayStop, type PutAwayStopProps } from './retail/PutAwayStop/PutAwayStop.tsx';
export { SizeBoxes, type SizeBoxesProps, type SizeBoxItem } from './retail/SizeBoxes/SizeBoxes.tsx';
export { SizeFigure, type SizeFigureProps } from './retail/SizeFigure/SizeFigure.tsx';
export { SizeGrid, type SizeGridProps } from './retail/SizeGrid/SizeGrid.tsx';
export { SizeRun, type SizeRunProps, type SizeStock } from './retail/SizeRun/SizeRun.tsx';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton.tsx';
export { SkeletonLabels, type SkeletonLabelsProps } from './components/Skeleton/SkeletonLabels.tsx';
export { SkeletonPicks, type SkeletonPicksProps } from './components/Skeleton/SkeletonPicks.tsx';
export { SkeletonProducts, type SkeletonProductsProps } from './retail/ProductRow/SkeletonProducts.tsx';
export { type SoundName } from './sounds/tunes.ts';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner.tsx';
export { Split, type SplitProps } from './components/Split/Split.tsx';
export { Stack, type StackProps } from './components/Stack/Stack.tsx';
export { Stamp, type StampProps, type StampState } from './components/Stamp/Stamp.tsx';
export { Stepper, type StepperProps } from './components/Stepper/Stepper.tsx';
export { Swatch, type SwatchProps } from './components/Swatch/Swatch.tsx';
export { Switch, type SwitchProps } from './components/Switch/Switch.tsx';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs.tsx';
export { Text, type TextProps } from './components/Text/Text.tsx';
export { TextField, type TextFieldProps } from './components/TextField/TextField.tsx';
export {
  fillText,
  type Forms as TextForms,
  type Translated as TranslatedTexts,
  type Values as TextValues,
} from './internal/message.ts';
export { isolateValues } from './messages/isolateValues.ts';
export { type ThemeName } from './theme/light.ts';
export { toastLog, toasts, type PastToast, type ToastAction, type ToastOptions } from './components/Toast/toasts.ts';
export { Ticket, type TicketProps } from './retail/Ticket/Ticket.tsx';
export { HoldCard, type HoldCardPair, type HoldCardProps } from './retail/HoldCard/HoldCard.tsx';
export { HoldStamp, type HoldStampProps } from './retail/HoldCard/HoldCard.tsx';
export { PairHead, type PairHeadProps } from './retail/PairHead/PairHead.tsx';
export { TimeChoice, type TimeChoiceProps, type TimeOption } from './retail/TimeChoice/TimeChoice.tsx';
export { Timeline, type TimelineEvent, type TimelineProps } from './retail/Timeline/Timeline.tsx';
export { ToastRegion } from './components/Toast/ToastRegion.tsx';
export { Toolbar, type ToolbarProps } from './components/Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip.tsx';
export { UiProvider, type UiProviderProps } from './components/UiProvider/UiProvider.tsx';
export {
  UserMenu,
  type UserMenuItem,
  type UserMenuLanguage,
  type UserMenuProps,
} from './components/UserMenu/UserMenu.tsx';
export { useIsWide } from './components/AppShell/useIsWide.ts';
export { useScanAnywhere } from './components/ScanField/useScanAnywhere.ts';
export { useScanGuard } from './components/ScanField/useScanGuard.ts';
export { useSearchKeys, type SearchKeys } from './components/SearchButton/useSearchKeys.ts';
export { useTheme } from './components/UserMenu/useTheme.ts';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden.tsx';
export { Waiting, type WaitingProps } from './retail/Waiting/Waiting.tsx';
export { WaitingMark, type WaitingMarkProps } from './retail/WaitingMark/WaitingMark.tsx';
export { WelcomeScreen, type WelcomeScreenProps } from './retail/WelcomeScreen/WelcomeScreen.tsx';
export { yearsBack } from './components/DateText/yearsBack.ts';
export { AttractScreen, type AttractProduct, type AttractScreenProps } from './retail/AttractScreen/AttractScreen.tsx';
export { BoxArt, type BoxArtProps } from './retail/BoxArt/BoxArt.tsx';
export { CalledBoard, type CalledBoardProps, type CalledNumber } from './retail/CalledBoard/CalledBoard.tsx';
export { BrandWall, type BrandWallProps } from './retail/BrandWall/BrandWall.tsx';
export { IdleDialog, type IdleDialogProps } from './retail/IdleDialog/IdleDialog.tsx';
export {
  KioskAction,
  KioskCartButton,
  type KioskActionProps,
  type KioskCartButtonProps,
} from './retail/KioskShell/KioskAction.tsx';
export { KioskButton, type KioskButtonProps } from './retail/KioskShell/KioskButton.tsx';
export { type KioskRefusal } from './retail/KioskShell/refusals.ts';
export {
  KioskCards,
  KioskProductCard,
  type KioskCardsProps,
  type KioskProductCardProps,
} from './retail/KioskProductCard/KioskProductCard.tsx';
export {
  KioskFilters,
  KioskSearchField,
  type KioskFilterName,
  type KioskFilterOption,
  type KioskFilterValues,
  type KioskFiltersProps,
  type KioskSearchFieldProps,
} from './retail/KioskFilters/KioskFilters.tsx';
export { LockScreen, type LockHint, type LockScreenProps, type LockedPerson } from './retail/LockScreen/LockScreen.tsx';
export { PinPad, type PinPadProps } from './retail/PinPad/PinPad.tsx';
export { KioskKeypad, type KioskKeypadProps } from './retail/KioskKeypad/KioskKeypad.tsx';
export { useKioskDigits } from './retail/KioskKeypad/useKioskDigits.ts';
export { KioskProductDock, type KioskProductDockProps } from './retail/KioskProduct/KioskProductDock.tsx';
export {
  KioskProduct,
  type KioskColour,
  type KioskProductProps,
  type KioskSize,
} from './retail/KioskProduct/KioskProduct.tsx';
export { KioskShell, type KioskShellProps } from './retail/KioskShell/KioskShell.tsx';
export { KioskTicket, type KioskTicketProps } from './retail/KioskTicket/KioskTicket.tsx';
export { ShoeBox, type ShoeBoxProps } from './retail/ShoeBox/ShoeBox.tsx';
export { SizeRuler, type SizeRulerProps } from './retail/SizeRuler/SizeRuler.tsx';
export { TryOnLine, type TryOnLineProps, type TryOnState } from './retail/TryOnLine/TryOnLine.tsx';
export { BinHead, type BinHeadProps } from './retail/BinRoute/BinHead.tsx';
export { BinRoute, type BinRouteEnd, type BinRouteProps } from './retail/BinRoute/BinRoute.tsx';
export { BulkBar, type BulkBarProps } from './components/BulkBar/BulkBar.tsx';
export { PairRow, type PairRowProps } from './retail/PairRow/PairRow.tsx';
export {
  ReplacementList,
  type Replacement,
  type ReplacementListProps,
} from './retail/ReplacementList/ReplacementList.tsx';
export { StockPanel, type StockEffect, type StockPanelProps } from './retail/StockPanel/StockPanel.tsx';
export { Tally, type TallyItem, type TallyKind, type TallyProps } from './components/Tally/Tally.tsx';
export { BarChart, type Bar, type BarChartProps } from './components/BarChart/BarChart.tsx';
export { DotPlot, type DotBin, type DotPlotProps } from './components/DotPlot/DotPlot.tsx';
export { FigureCell, type FigureCellProps, type FigureChange } from './components/FigureCell/FigureCell.tsx';
export { Funnel, type FunnelProps, type FunnelStep } from './components/Funnel/Funnel.tsx';
export { HeatGrid, type HeatCell, type HeatGridProps, type HeatRow } from './components/HeatGrid/HeatGrid.tsx';
export { Plot, type PlotHead, type PlotProps } from './components/Plot/Plot.tsx';
export { type PlotRow, type PlotTable } from './components/Plot/plotTable.ts';
export { RangePlot, type RangePlotProps, type RangeRow } from './components/RangePlot/RangePlot.tsx';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline.tsx';
export { StockroomHeat, type ShelfPicks, type StockroomHeatProps } from './retail/StockroomHeat/StockroomHeat.tsx';
export { Badge, type BadgeProps } from './components/Badge/Badge.tsx';
export { Breadcrumbs, type BreadcrumbsProps, type Crumb } from './components/Breadcrumbs/Breadcrumbs.tsx';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure.tsx';
export { Steps, type Step, type StepsProps } from './components/Steps/Steps.tsx';
export { type TagItem, Tags, type TagsProps } from './components/Tags/Tags.tsx';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea.tsx';
export { TimeField, type TimeFieldProps } from './components/TimeField/TimeField.tsx';
export { FileField, type FileFieldProps } from './components/FileField/FileField.tsx';
export { MultiSelect, type MultiSelectProps } from './components/MultiSelect/MultiSelect.tsx';
