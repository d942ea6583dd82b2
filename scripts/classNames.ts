import { CLASS_MARK } from '../packages/ui/src/internal/classMark.ts';

/** What vanilla-extract knows of a name: its hash, and where it is declared. */
interface Declared {
  hash: string;
  debugId?: string | undefined;
}

/** `identifiers` of vanilla-extract's plugins. Each name begins with the mark of the kit; in development it can be read. */
export function classNames({ hash, debugId }: Declared): string {
  if (process.env['NODE_ENV'] === 'production' || debugId === undefined) return `${CLASS_MARK}${hash}`;
  return `${CLASS_MARK}${debugId.replaceAll(/\W/g, '_')}-${hash}`;
}

/** As `classNames`, always short: for the published package. */
export const shortClassNames = ({ hash }: Declared): string => `${CLASS_MARK}${hash}`;
