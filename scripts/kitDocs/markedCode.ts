/** What is code in a sentence. */
const CODE = new RegExp(
  [
    // `import { icons } from '@instore/ui/Icon'`
    String.raw`import \{[^}]*\} from '[^']*'`,
    // `toasts.info('Removed')`
    String.raw`\btoasts\.\w+(?:\([^)]*\))?`,
    // `as="ul"`, `aria-expanded`
    String.raw`\b[a-z][\w-]*=(?:"[^"]*"|\{[^}]*\})|\baria-\w+`,
    // `isOpen`
    String.raw`\b[a-z]+(?:[A-Z]\w*)+\b`,
    // A name at the start of a sentence: other sentences begin with a capital.
    String.raw`(?<=^|(?<!\be\.g|\bi\.e)[.!?] )[a-z]\w*\b(?!\.)`,
  ].join('|'),
  'g',
);

/** A text of the screen, or code. */
const QUOTED = /(?<!=)"[^"]*"/g;

/**
 * A sentence of a guide with its code marked as in Markdown: guides are plain text. Texts of the screen, which are in
 * quotation marks, are left. Runs in browsers, too.
 */
export function markedCode(text: string): string {
  let marked = '';
  let end = 0;
  for (const quoted of text.matchAll(QUOTED)) {
    marked += mark(text.slice(end, quoted.index)) + quoted[0];
    end = quoted.index + quoted[0].length;
  }
  return marked + mark(text.slice(end));
}

const mark = (text: string): string => text.replaceAll(CODE, (code) => `\`${code}\``);
