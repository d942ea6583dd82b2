/**
 * What the kit imports, by the name that Vite's `optimizeDeps.include` wants. Found only while stories load:
 * unless they are named, a cold run bundles them late, reloads the page and fails what is running.
 */
export const kitDependencies = [
  '@internationalized/date',
  'bwip-js/browser',
  'culori/fn',
  'lucide',
  'react-aria-components/Autocomplete',
  'react-aria-components/Button',
  'react-aria-components/Calendar',
  'react-aria-components/ComboBox',
  'react-aria-components/DateField',
  'react-aria-components/DatePicker',
  'react-aria-components/DateRangePicker',
  'react-aria-components/Dialog',
  'react-aria-components/Group',
  'react-aria-components/Heading',
  'react-aria-components/I18nProvider',
  'react-aria-components/Input',
  'react-aria-components/Label',
  'react-aria-components/ListBox',
  'react-aria-components/Menu',
  'react-aria-components/Modal',
  'react-aria-components/NumberField',
  'react-aria-components/Popover',
  'react-aria-components/ProgressBar',
  'react-aria-components/RangeCalendar',
  'react-aria-components/SearchField',
  'react-aria-components/Select',
  'react-aria-components/Text',
  'react-aria-components/Tooltip',
  '@tanstack/react-table',
  '@tanstack/react-virtual',
  '@vanilla-extract/dynamic',
  '@vanilla-extract/recipes/createRuntimeFn',
].map((name) => `@instore/ui > ${name}`);

export const reactDependencies = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
];
