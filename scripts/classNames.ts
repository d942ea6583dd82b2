import { basename } from 'node:path';
import { CLASS_MARK } from '../packages/ui/src/internal/classMark.ts';

/** What vanilla-extract knows of a name: its hash, and where it is declared. */
interface Declared {
  hash: string;
  filePath: string;
  debugId?: string | undefined;
}

/** `identifiers` of vanilla-extract's plugins. Each name begins with the mark of the kit; in development it can be read. */
export function classNames({ hash, filePath, debugId }: Declared): string {
  if (process.env['NODE_ENV'] === 'production') return `${CLASS_MARK}${hash}`;
  // The plugin names only calls of vanilla-extract's own functions. A call of the kit's functions gets its file's name.
  const name = [basename(filePath, '.css.ts'), debugId].filter(Boolean).join('_');
  return `${CLASS_MARK}${name.replaceAll(/\W/g, '_')}-${hash}`;
}

/** As `classNames`, always short: for the published package. */
export const shortClassNames = ({ hash }: Declared): string => `${CLASS_MARK}${hash}`;
