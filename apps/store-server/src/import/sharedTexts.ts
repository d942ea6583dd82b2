import { said } from '../base/problems.ts';
import { damaged, type Report, type Watcher } from './watcher.ts';

/** The texts of a spreadsheet that its cells name by their numbers (SpreadsheetML, shared strings). */
export interface SharedTexts {
  /** Watches a part of the spreadsheet: sheets name the texts, another part has them. */
  watch: (report: Report) => Watcher;
  /** A cell whose text is not there; undefined without one. Only once all parts were read. */
  lacking: () => string | undefined;
}

/** Memory that a text takes beside its characters, about, in bytes. */
const TEXT_BYTES = 120;

/**
 * Begins without texts. A cell whose text is not there would be read as an empty one.
 * @param most bytes of memory for the texts: unlike the sheets they are all kept
 */
export function createSharedTexts(most: number): SharedTexts {
  let texts = 0;
  let isText = false;
  let size = 0;
  let last = { cell: '', text: -1 };
  const watch = (report: Report): Watcher => {
    let cell: string | undefined;
    let number: string | undefined;
    return {
      open: (name, { r = 'a cell', t }) => {
        if (name === 'si') {
          texts += 1;
          isText = true;
          size += TEXT_BYTES;
        }
        if (name === 'c') cell = t === 's' ? r : undefined;
        if (name === 'v' && cell !== undefined) number = '';
      },
      text: (text) => {
        if (number !== undefined) number += text;
        if (!isText) return;
        size += text.length * 2;
        if (size > most) report(tooMuchText(most));
      },
      close: (name) => {
        if (name === 'si') isText = false;
        if (name !== 'v' || cell === undefined || number === undefined) return;
        if (!/^\s*\d*\s*$/.test(number)) report(damaged(`the text of ${cell} is not there`));
        if (Number(number) > last.text && number.trim() !== '') last = { cell, text: Number(number) };
        number = undefined;
      },
    };
  };
  return { watch, lacking: () => (last.text >= texts ? last.cell : undefined) };
}

const tooMuchText = (most: number) =>
  said('its texts take more than {most} MB. Save it as CSV UTF-8, which may be of any size.', {
    most: String(most / 1024 / 1024),
  });
