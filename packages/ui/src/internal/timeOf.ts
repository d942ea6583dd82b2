/** The time of day of an instant where the device is: "14:33". */
export const timeOf = (instant: string, locale: string): string =>
  new Date(instant).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
