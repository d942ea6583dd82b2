import { SetupError } from '../../../base/setupError.ts';

/** 1 to 80 characters, none of them a control, a format or a break of lines: what is typed is what everybody reads. */
const NAME = /^[^\p{C}\p{Zl}\p{Zp}]{1,80}$/u;

/**
 * Makes sure that a name can be shown as it stands; whatever passes here, the contract takes as a kiosk's name, too.
 * @param whose how the message begins: `A name`, `A kiosk's name`
 * @throws SetupError
 */
export function refuseUnreadable(name: string, whose: string): void {
  if (!NAME.test(name)) throw new SetupError(`${whose} has 1 to 80 characters, all of them visible.`);
}

/**
 * Makes sure that an id can stand in an address.
 * @param whose how the message begins: `A kiosk's id`
 * @throws SetupError
 */
export function refuseUnlessId(id: string, whose: string): void {
  if (/^[a-z0-9][a-z0-9-]{0,63}$/.test(id)) return;
  throw new SetupError(`${whose} has lower-case letters, digits and dashes, 64 at most; "${id}" has not.`);
}
