import { SetupError } from '../../../base/startErrors.ts';
import { line, type ValueFormat, ValueProblem } from '../../../base/valueFormats.ts';

/** The name of a person, location, store or kiosk. */
export const name = line(80);

/**
 * Reads a value of a command by the formats that imports use, too.
 * @param whose the start of the message: `A kiosk's id`
 * @throws SetupError
 */
export function readValue(whose: string, format: ValueFormat, text: string): string {
  try {
    return format.read(text.trim());
  } catch (error) {
    if (error instanceof ValueProblem) throw new SetupError(`${whose} ${error.message}, not "${text}".`);
    throw error;
  }
}
