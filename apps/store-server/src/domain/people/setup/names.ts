import { SetupError } from '../../../base/startErrors.ts';

/** 1 to 80 characters without control characters, format characters and line breaks, which would be invisible. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,80}$/u;

/**
 * Checks that all characters of a name are visible. The contract accepts every such name as the name of a kiosk.
 * @param whose the start of the message: `A name`, `A kiosk's name`
 * @throws SetupError
 */
export function refuseUnreadable(name: string, whose: string): void {
  if (!NAME.test(name)) throw new SetupError(`${whose} must have 1 to 80 visible characters.`);
}

/**
 * Checks that an id can be part of a URL.
 * @param whose the start of the message: `A kiosk's id`
 * @throws SetupError
 */
export function refuseUnlessId(id: string, whose: string): void {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) return;
  throw new SetupError(`${whose} must have 1 to 64 lower-case letters, digits and dashes, not "${id}".`);
}
