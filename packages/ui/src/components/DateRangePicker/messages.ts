/** What DateRangePicker says by itself. */
export type DateRangePickerText = 'Any day' | 'Last 30 days' | 'Last 7 days' | 'Today' | 'Yesterday';
