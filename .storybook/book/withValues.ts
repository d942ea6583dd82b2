import { isData, literal } from './literal.ts';

/** The longest value that replaces its name in the code, in characters: a table has thousands of rows. */
const LONGEST = 6000;

interface Attribute {
  name: string;
  start: number;
  end: number;
}

/**
 * The code of a story with the values of its args. Storybook copies an arg from its source: what the file of the story
 * takes from elsewhere, e.g. `...products[0]`, is missing in the code or is only a name.
 *
 * @param code a component
 * @param component the name of the story's component, which gets the args
 * @param render of the story, as in its file; undefined if the component is all that it renders
 */
export function withValues(
  code: string,
  component: string,
  args: Readonly<Record<string, unknown>>,
  render: string | undefined,
): string {
  const tags = [...code.matchAll(new RegExp(`<${component}(?=[\\s/>])`, 'g'))];
  const [tag] = tags;
  if (tag === undefined || tags.length > 1) return code;
  const begin = tag.index + tag[0].length;
  const indent = /^ */.exec(code.slice(code.lastIndexOf('\n', tag.index) + 1))![0];
  const written = attributesAt(code, begin);
  // An attribute in the line of the element's name begins a line of its own.
  const isOneLine = code[begin] === ' ';
  const isAlone = render === undefined && /^const \w+ = \(\) => \(?\s*$/.test(code.slice(0, tag.index));
  const edits = Object.entries(args).flatMap(([name, value]) => {
    if (name === 'children' || value === undefined || !isData(value)) return [];
    const attribute = attributeOf(name, value, `${indent}  `);
    const at = written.find((one) => one.name === name);
    if (attribute.length > LONGEST || (at === undefined ? !isAlone : !namesOther(code, at))) return [];
    return [
      at === undefined ? { start: begin, end: begin, text: `\n${indent}  ${attribute}` } : { ...at, text: attribute },
    ];
  });
  if (isOneLine && edits.some(({ start }) => start === begin))
    edits.push({ start: begin, end: begin, text: `\n${indent} ` });
  // From the end, so that the places of the others stay.
  return edits
    .toReversed()
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end), code);
}

/** Whether the value of an attribute names what the code does not declare. */
function namesOther(code: string, { start, end }: Attribute): boolean {
  const value = code
    .slice(start, end)
    .replace(/^[\w-]+=?/, '')
    .replaceAll(/"[^"]*"/g, '');
  const names = value.match(/(?<![.\w](?<!\.\.\.))[A-Za-z_]\w*\b(?!\s*:)/g) ?? [];
  const declared = (name: string) => new RegExp(`\\b(?:const|let|function) ${name}\\b|[[,{(]\\s*${name}\\b`);
  return names.some((name) => !KNOWN.has(name) && !declared(name).test(code.slice(0, start)));
}

const KNOWN = new Set(['true', 'false', 'null', 'undefined', 'icons']);

function attributeOf(name: string, value: unknown, indent: string): string {
  if (value === true) return name;
  const text = literal(value, indent);
  return typeof value === 'string' && !/[\\{}<>]/.test(text) ? `${name}=${text}` : `${name}={${text}}`;
}

/** The attributes of an element whose name ends at a place of the code. */
function attributesAt(code: string, from: number): Attribute[] {
  const found: Attribute[] = [];
  const next = /\s*(?:(\{)|([\w-]+)(?:=(?:"[^"]*"|(\{)))?)/y;
  let at = from;
  for (;;) {
    next.lastIndex = at;
    const match = next.exec(code);
    if (match === null) return found;
    const [whole, spread, name = '', brace] = match;
    at += whole.length;
    if (spread !== undefined || brace !== undefined) at = afterBrace(code, at);
    if (name !== '') found.push({ name, start: match.index + whole.search(/\S/), end: at });
  }
}

/** The place after the brace that closes the one before a place. */
function afterBrace(code: string, from: number): number {
  let depth = 1;
  let at = from;
  while (depth > 0 && at < code.length) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    at += 1;
  }
  return at;
}
