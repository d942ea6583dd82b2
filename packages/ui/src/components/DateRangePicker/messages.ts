/** The texts of DateRangePicker. */
export type DateRangePickerText = 'Any day' | 'Last 30 days' | 'Last 7 days' | 'Today' | 'Yesterday';
