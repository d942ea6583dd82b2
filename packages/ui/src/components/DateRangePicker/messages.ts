/** Keys of DateRangePicker only: the English text is the key; translations are in src/messages. */
export type DateRangePickerText = 'Any day' | 'Last 30 days' | 'Last 7 days' | 'Today' | 'Yesterday';
