/** The code in a sentence, and the texts of the screen, which may contain the same words. */
const CODE = new RegExp(
  [
    // "Select it"
    String.raw`(?<!=)"[^"]*"`,
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

/**
 * Marks the code in a sentence of a guide as Markdown does: guides are plain text. Texts of the screen, which are in
 * quotation marks, are left. Runs in browsers, too.
 */
export const markedCode = (text: string): string =>
  text.replaceAll(CODE, (found) => (found.startsWith('"') ? found : `\`${found}\``));
