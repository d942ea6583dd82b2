import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { es } from '../../packages/ui/src/messages/es.ts';
import { publicExports } from '../packages/entries.ts';

/** What the source says about a component, without its guide. */
export interface Facts {
  /** Components of the kit that it is made of. */
  madeOf: readonly string[];
  /** Components of the kit that are made of it. */
  partOf: readonly string[];
  /** Its own texts, in English. */
  texts: readonly string[];
  /** The same as `messages` of UiProvider has them: by name, with all forms. */
  messages: Readonly<Record<string, readonly string[]>>;
  /** Keys of its native controls and of its parts; empty if nothing in it takes the focus. */
  keyboard: readonly (readonly [keys: string, effect: string])[];
}

/** Native controls: how JSX writes them, and their keys. */
const CONTROLS = [
  [/<button\b/, 'Enter, Space', 'Presses the button that has the focus.'],
  [/<a\b/, 'Enter', 'Opens the link.'],
  [/type="checkbox"(?!\s+role="switch")/, 'Space', 'Checks or unchecks it.'],
  [/role="switch"/, 'Space', 'Switches it on or off.'],
  [/type="radio"/, 'Arrow keys', 'Choose the next or previous option.'],
  [/<select\b/, 'Space, arrow keys', 'Open the list and choose an option.'],
] as const;

/** Parts that take the focus only with a property. */
const FOCUSED_WITH: Readonly<Record<string, string>> = { Code: 'isCopyable' };

/** A field without keys of its own also takes the focus. */
const FIELD = /<(?:input|textarea)\b/;

/** A relative import: its names and its path. */
export const IMPORT =
  /(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?(?:\{([^}]*)\}|\*\s+as\s+\w+)?\s*from\s*'(\.[^']*)'/g;
const LATER = /import\('(\.[^']*)'\)/g;

interface Read {
  madeOf: Set<string>;
  code: string;
  /** The component's folder: other folders have texts of other components. */
  home: string;
  /** The code of that folder. */
  ownCode: string;
}

/** Reads a component's module and its parts, but not the other components that it is made of. */
function readModule(
  file: string,
  own: string,
  names: ReadonlySet<string>,
  read: Read = { madeOf: new Set(), code: '', home: dirname(file), ownCode: '' },
  seen = new Set<string>(),
): Read {
  if (seen.has(file) || !existsSync(file)) return read;
  seen.add(file);
  const code = readFileSync(file, 'utf8');
  read.code += code;
  if (dirname(file) === read.home || file.includes('/internal/')) read.ownCode += code;
  const open = (specifier: string): void => {
    const path = join(dirname(file), specifier);
    if (/\.css(\.ts)?$/.test(path) || path.includes('/src/messages/')) return;
    readModule(path, own, names, read, seen);
  };
  for (const [, list = '', specifier = ''] of code.matchAll(IMPORT)) {
    const imported = list.split(',').map((name) => name.trim());
    const components = imported.filter((name) => name !== own && names.has(name));
    for (const name of components) read.madeOf.add(name);
    if (components.length === 0 && imported.some((name) => !name.startsWith('type '))) open(specifier);
  }
  for (const [, specifier = ''] of code.matchAll(LATER)) open(specifier);
  return read;
}

const LITERAL = /'(?:[^'\\\n]|\\.)*'|"[^"\n]*"/g;

/** The English texts of each name that `useMessages` takes. */
const TEXTS: Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>> = es;

/** The texts in a component's code that translations have, by the name that `useMessages` takes. */
function messagesIn(code: string): Record<string, string[]> {
  const names = [...new Set([...code.matchAll(/useMessages\('(\w+)'\)/g)].map(([, name = '']) => name))];
  const found = names.map((name) => [name, writtenIn(code).filter((text) => Object.hasOwn(TEXTS[name] ?? {}, text))]);
  return Object.fromEntries(found.filter(([, texts = []]) => texts.length > 0)) as Record<string, string[]>;
}

/** The texts of literals, each once, in the order of the code. */
const writtenIn = (code: string): string[] => [
  ...new Set([...code.matchAll(LITERAL)].flatMap(([literal]) => (isOfCode(literal) ? [unquoted(literal)] : []))),
];

/** The texts of messages, each once, in the order of the code. */
function textsOf(messages: Readonly<Record<string, readonly string[]>>, code: string): string[] {
  const all = new Set(Object.values(messages).flat());
  return writtenIn(code)
    .filter((text) => all.has(text))
    .map(firstForm);
}

/** Comments and attributes also use double quotes, code only around an apostrophe. */
const isOfCode = (literal: string): boolean => literal.startsWith("'") || literal.includes("'");

/** The value of a literal in quotes. */
const unquoted = (literal: string): string => literal.slice(1, -1).replaceAll(String.raw`\'`, "'");

/** `{count} page` of `{count} page|{count} pages`. */
const firstForm = (text: string): string => text.split('|')[0] ?? '';

/**
 * Reads the facts of components from the kit's source.
 *
 * @param source the kit's `src`
 * @param names of the components that have a page
 */
export function readFacts(source: string, names: readonly string[]): Map<string, Facts> {
  const files = new Map(
    publicExports(readFileSync(join(source, 'index.ts'), 'utf8')).flatMap(({ file, values }) =>
      values.map((name) => [name, join(source, file)] as const),
    ),
  );
  const wanted = new Set(names);
  const reads = new Map(names.map((name) => [name, readModule(files.get(name) ?? '', name, wanted)]));
  const takesFocus = (name: string, asked = new Set<string>()): boolean => {
    const read = reads.get(name);
    if (read === undefined || asked.has(name)) return false;
    asked.add(name);
    return isControl(read.code) || focusedParts(read).some((part) => takesFocus(part, asked));
  };
  return new Map(
    names.map((name) => {
      const { madeOf, code, ownCode } = reads.get(name)!;
      const messages = messagesIn(ownCode);
      return [
        name,
        {
          madeOf: [...madeOf].toSorted(),
          partOf: names.filter((other) => reads.get(other)?.madeOf.has(name)),
          texts: textsOf(messages, ownCode),
          messages,
          keyboard: keysOf(
            code,
            focusedParts(reads.get(name)!).filter((part) => takesFocus(part)),
          ),
        },
      ];
    }),
  );
}

/** The parts that may take the focus. */
const focusedParts = ({ madeOf, code }: Read): string[] =>
  [...madeOf].filter((part) => code.includes(FOCUSED_WITH[part] ?? '')).toSorted();

const isControl = (code: string): boolean => FIELD.test(code) || CONTROLS.some(([pattern]) => pattern.test(code));

function keysOf(code: string, parts: readonly string[]): [string, string][] {
  const own = CONTROLS.filter(([pattern]) => pattern.test(code)).map(([, keys, effect]): [string, string] => [
    keys,
    effect,
  ]);
  if (!isControl(code) && parts.length === 0) return [];
  const inside = parts.length === 0 ? 'its controls' : `its parts (${parts.join(', ')}), whose pages name their keys`;
  return [['Tab', `Moves to ${inside}.`], ...own];
}
