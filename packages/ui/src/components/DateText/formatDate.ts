/** The four ways in which a date is written here. */
export type DateFormat = 'MMM dd, yyyy' | 'yyyy-MM-dd' | 'MM/dd/yyyy' | 'dd-MM-yyyy';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const two = (value: number) => String(value).padStart(2, '0');

/** Writes a date in local time; `undefined` for one that is no date. */
export function formatDate(date: Date, format: DateFormat): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  const year = String(date.getFullYear()).padStart(4, '0');
  const month = two(date.getMonth() + 1);
  const day = two(date.getDate());
  switch (format) {
    case 'MMM dd, yyyy':
      return `${MONTHS[date.getMonth()]} ${day}, ${year}`;
    case 'yyyy-MM-dd':
      return `${year}-${month}-${day}`;
    case 'MM/dd/yyyy':
      return `${month}/${day}/${year}`;
    case 'dd-MM-yyyy':
      return `${day}-${month}-${year}`;
  }
}

/** Writes a day as the locale does, its month as a word: "Mar 07, 2025", "07 mar 2025". */
export function formatDay(date: Date, locale: string): string | undefined {
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toLocaleDateString(locale, { year: 'numeric', month: 'short', day: '2-digit' });
}
