/** What a reader wants to do, the chapter, and components of it. */
export const PURPOSES: readonly [purpose: string, chapter: string, names: string][] = [
  ['place parts on a screen', 'Layout', 'AppShell Page Split Panel Stack Inline Grid'],
  ['show a text, a figure, a state', 'Text and data', 'Text Code Price Stamp DateText DescriptionList'],
  ['start an action', 'Actions', 'Button IconButton Link Menu'],
  ['ask for a value or scan a barcode', 'Forms', 'TextField ScanField Select ComboBox DatePicker'],
  ['ask before something is deleted', 'Overlays', 'ConfirmDialog'],
  ['show something above the page', 'Overlays', 'Dialog Sheet Popover'],
  ['show a message or an empty list', 'Messages', 'ToastRegion Banner EmptyState ErrorState'],
  ['show many things', 'Collections', 'List DataTable Pagination FilterMenu'],
  ['show a pair, a size, a person', 'Retail', 'ShoeBox SizeGrid SizeRun Ticket LockScreen'],
  ['show a request, or answer it', 'Sales floor', 'RequestCard RequestDetail RequestCart KioskRequestPopup'],
  ['show a bin, its pairs, a pick', 'Stockroom', 'BinHead BinRoute PickRow PutAwayStop'],
  ['let a customer choose', 'Kiosk', 'AttractScreen KioskProduct KioskCart KioskTicket'],
  ['plan the bookings of a day', 'Bookings', 'BookingCalendar FreeTimes'],
  ['print labels and lists', 'Printing', 'BoxLabel ProductLabel ShelfLabelSheets PickListPrint'],
];

/** Pages that are not of one component. */
export const PAGES: readonly [purpose: string, title: string][] = [
  ['see how they work together', 'Patterns/A request'],
  ['build a form, and choose its fields', 'Patterns/A form'],
  ['show that data is loading, empty or missing', 'Patterns/Loading and failing'],
  ['see all components at once', 'Start/Gallery'],
  ['know what to use instead of what is missing', 'Start/What it does not have'],
  ['choose sizes for a scanner, a glove, a distance', 'Start/Devices'],
  ['try code', 'Start/Playground'],
  ['use your own colours', 'Foundations/Define a brand'],
  ['find a word in all pages', 'Start/Search'],
];
