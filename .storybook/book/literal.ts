import * as icons from '../../packages/ui/src/components/Icon/icons.ts';

const ICONS = new Map<unknown, string>(Object.entries(icons).map(([name, glyph]) => [glyph, `icons.${name}`]));

/** Beyond this length a value is written on several lines. */
const LINE = 72;

/** A longer list is shortened: the rows of a table are thousands. */
const MOST = 24;
/** As many items has a shortened list. */
const FEW = 3;

/** A `data:` address contains the whole picture and would be longer than the example. */
const PICTURE = /^data:/;

/**
 * A value as it is written in code: `{ size: "9", quantity: 2 }`.
 *
 * @param indent of the line that it begins in
 */
export function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return JSON.stringify(PICTURE.test(value) ? '/picture.svg' : value);
  const icon = ICONS.get(value);
  if (icon !== undefined) return icon;
  if (typeof value === 'function') return '() => {}';
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  if (Array.isArray(value) && value.length > MOST) {
    const few = value.slice(0, FEW).map((one) => `${inner}${literal(one, inner)},\n`);
    return `[\n${few.join('')}${inner}// and ${value.length - FEW} more\n${indent}]`;
  }
  const parts = Array.isArray(value)
    ? value.map((one) => literal(one, inner))
    : Object.entries(value).map(([name, one]) => `${keyOf(name)}: ${literal(one, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const line = Array.isArray(value) ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (line.length <= LINE && !line.includes('\n')) return line;
  return `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${close}`;
}

const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

/** What can be written as code without its source: texts, figures, lists and objects of them. */
export function isData(value: unknown): boolean {
  if (value === null || value === undefined || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (Array.isArray(value)) return value.every(isData);
  return typeof value === 'object' && Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)
    ? Object.values(value).every(isData)
    : false;
}
