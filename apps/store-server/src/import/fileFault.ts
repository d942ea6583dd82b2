import { inEnglish, said, type Said } from '../base/problems.ts';
import { SetupError } from '../base/startErrors.ts';

/** A file that cannot be imported at all, with the message's values apart. */
export class FileFault extends SetupError {
  readonly said: Said;

  constructor(message: Said, options?: ErrorOptions) {
    super(inEnglish(message), options);
    this.said = message;
  }
}

/** Why a file cannot be read. Its text is the end of a sentence: "stock.xlsx cannot be read: …". */
export class Unreadable extends Error {
  override name = 'Unreadable';
  readonly said: Said;

  constructor(message: Said, options?: ErrorOptions) {
    super(inEnglish(message), options);
    this.said = message;
  }
}

/** The whole sentence. A text needs its translations in the portal with this beginning. */
export function cannotBeRead(file: string, { text, values }: Said, cause: unknown): FileFault {
  return new FileFault(said(`{file} cannot be read: ${text}`, { ...values, file }), { cause });
}
