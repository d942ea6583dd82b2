import { parseTime, type Time } from '@internationalized/date';

/** A time 'HH:mm' as a time of React Aria; `null` for a text that is none. */
export function toTime(text: string): Time | null {
  try {
    return parseTime(text);
  } catch {
    return null;
  }
}
