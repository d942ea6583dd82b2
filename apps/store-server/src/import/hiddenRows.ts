import type { Watcher } from './watcher.ts';

/** Rows of a spreadsheet's first sheet that are hidden: a person who checks the sheet does not see them. */
export interface HiddenRows {
  /** @param part the path of the part within the archive */
  watch: (part: string) => Watcher;
  /** The first hidden row of the first sheet with a value; undefined without one. Only once all parts were read. */
  first: () => number | undefined;
}

/** Which of the parts the first sheet is says the workbook with its relationships, which may come after it. */
export function createHiddenRows(): HiddenRows {
  const found = new Map<string, number>();
  const targets = new Map<string, string>();
  let firstSheet: string | undefined;
  const watch = (part: string): Watcher => {
    let row = 0;
    let isHidden = false;
    return {
      open: (name, attributes) => {
        if (name === 'Relationship' && part.endsWith('workbook.xml.rels'))
          targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
        if (name === 'sheet') firstSheet ??= Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        if (name === 'row') {
          row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']);
          isHidden = ['1', 'true'].includes(attributes['hidden'] ?? '');
        }
        if (isHidden && (name === 'v' || name === 'is') && !found.has(part)) found.set(part, row);
      },
    };
  };
  return {
    watch,
    first: () => {
      const target = targets.get(firstSheet ?? '')?.replace(/^(\/|\.\/)/, '');
      return target === undefined ? undefined : [...found].find(([part]) => part.endsWith(target))?.[1];
    },
  };
}
