/** Words of a question that say nothing about a component or page: "how do I confirm before deleting?" */
export const FILLERS = new Set(
  'a an and any are as at be by can component components do does for from how i if in is it may me my of on or should show that the there this to use was what when where which with you your'.split(
    ' ',
  ),
);

/** What people call a component or task elsewhere, with the kit's words for it. */
export const SYNONYMS = {
  accordion: ['fold'],
  ago: ['relativetime'],
  alert: ['banner', 'dialog'],
  autocomplete: ['combobox'],
  bell: ['notificationbell'],
  calendar: ['datepicker', 'bookingcalendar'],
  chart: ['plot', 'barchart', 'sparkline'],
  columns: ['datatable'],
  customer: ['person'],
  drawer: ['sheet'],
  dropdown: ['select', 'menu'],
  exchange: ['replacement', 'size'],
  find: ['searchfield'],
  loader: ['spinner', 'skeleton'],
  loading: ['spinner', 'skeleton'],
  many: ['count', 'tally'],
  modal: ['dialog'],
  navigation: ['page', 'appshell'],
  quantity: ['stepper', 'numberfield'],
  rtl: ['arabic', 'direction'],
  search: ['searchfield'],
  snackbar: ['toast'],
  toggle: ['switch'],
  translation: ['language', 'messages'],
  typeahead: ['combobox'],
  wizard: ['steps'],
};

/**
 * What the kit does not have: the words that ask for it, and what to do instead. The command and Storybook's page "What
 * it does not have" say the same.
 */
export const ABSENT = [
  ['a slider', ['slider'], 'Stepper or NumberField takes one figure, PriceRange two prices. Gloves cannot drag.'],
  ['a rating with stars', ['rating', 'stars'], 'SegmentedControl or RadioGroup with the words for each step.'],
  ['a carousel', ['carousel', 'slideshow'], 'Grid or List shows all; a thing that moves by itself is not read.'],
  ['a tree', ['tree', 'treeview'], 'Breadcrumbs with one List per level, or Disclosure for two levels.'],
  ['an editor of formatted text', ['rich text', 'wysiwyg', 'markdown'], 'TextArea takes plain text.'],
  ['a colour picker', ['colour picker', 'color picker'], 'RadioGroup with a Swatch in each label, or FilterPanel.'],
  ['drag and drop', ['drag', 'dnd', 'kanban'], 'A Menu or a Button "Move to" at each row; EditableList for an order.'],
  ['a pie chart', ['pie', 'donut'], 'BarChart compares parts of a whole: lengths are read better than angles.'],
  ['a line chart', ['line chart', 'line graph'], 'Sparkline shows a course, Plot frames a chart of your own.'],
  ['a map of places', ['geo map', 'street map'], 'LocationCard lists places; ShelfMap shows one in the stockroom.'],
  ['a Gantt chart', ['gantt'], 'BookingCalendar shows a day or a week of bookings.'],
  [
    'video and audio',
    ['video', 'audio'],
    'The elements <video> and <audio> of HTML; playSound for the sounds of work.',
  ],
  ['a chat', ['chat', 'emoji'], 'List of messages with TextArea below, in a Split; the kit has no picker of emoji.'],
  ['a signature', ['signature'], 'Ask the till or the payment terminal; ConfirmDialog and a name record a hand-over.'],
  [
    'payment',
    ['payment', 'credit card'],
    'The form of your payment provider. A card number does not belong in this app.',
  ],
  ['a QR code', ['qr'], 'Barcode draws Code 128 and EAN-13; ScanField reads EAN, UPC and Code 128 with the camera.'],
  [
    'a menu of the right mouse button',
    ['context menu', 'right click'],
    'Menu behind a visible IconButton: tablets have one finger.',
  ],
  ['a tour of the product', ['tour', 'onboarding'], 'EmptyState says the first step; Banner tells what is new.'],
];
