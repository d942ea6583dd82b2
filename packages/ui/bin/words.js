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
  badge: ['count'],
  columns: ['datatable'],
  customer: ['person'],
  drawer: ['sheet'],
  dropdown: ['select', 'menu'],
  exchange: ['replacement', 'size'],
  find: ['searchfield'],
  loader: ['spinner', 'skeleton'],
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
};
