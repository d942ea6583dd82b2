import { isData, literal } from './literal.ts';

/** A name that the copied code imports, or declares as the file of the story does. */
type KnownName = { import: { from: string; isType: boolean } } | { at: number; write: (w: ExampleWriter) => string };

/** What `scripts/kitDocs/copied` adds to each story. */
export interface Example {
  name: string;
  names: Readonly<Record<string, KnownName>>;
  /** Args as in the file, for those that are no data: elements, functions. */
  sources: (w: ExampleWriter) => Record<string, { indent: number; write: () => string }>;
  body: (args: Args, w: ExampleWriter) => string;
}

type Args = Readonly<Record<string, unknown>>;

/** The longest line of an opening tag. */
const LINE = 100;

/** Writes the code of a story as a module that can be copied and run. */
export class ExampleWriter {
  readonly #example: Example;
  readonly #args: Args;
  readonly #sources: ReturnType<Example['sources']>;
  readonly #used = new Set<string>();
  readonly #data = new Map<string, string>();
  #isIncomplete = false;

  constructor(example: Example, args: Args) {
    this.#example = example;
    this.#args = args;
    this.#sources = example.sources(this);
  }

  /** The whole module; undefined if it needs a component that is not part of the kit. */
  write(): string | undefined {
    const body = this.#example.body(this.#args, this);
    const declared = this.#declarations();
    const imports = this.#imports();
    if (this.#isIncomplete) return undefined;
    return [imports, ...declared, body]
      .filter((part) => part !== '')
      .join('\n\n')
      .replaceAll(/^ +$/gm, '');
  }

  /** A name that the module must import or declare. */
  ref(name: string): string {
    this.#used.add(name);
    return name;
  }

  /** Data of the workspace, which the module declares under its name. */
  data(name: string, get: () => unknown): string {
    const value = get();
    if (!isData(value)) this.#isIncomplete = true;
    else if (!this.#data.has(name)) this.#data.set(name, `const ${name} = ${this.#literal(value, 0)};`);
    return name;
  }

  /** A value, or the code that gives it where it cannot be written: of an arg by its name, otherwise as in the file. */
  value(get: () => unknown, otherwise: string | (() => string), indent: number): string {
    const value = get();
    if (isData(value)) return this.#literal(value, indent);
    if (typeof otherwise === 'function') return otherwise();
    return this.#source(otherwise, indent) ?? (typeof value === 'function' ? '() => {}' : `undefined`);
  }

  attribute(name: string, get: () => unknown, otherwise: string | (() => string), indent: number): string {
    const value = get();
    if (value === true) return name;
    const text = this.value(get, otherwise, indent);
    if (typeof value === 'string' && !/[\\{}<>]/.test(text)) return `${name}=${text}`;
    if (!text.startsWith('<') || !text.includes('\n')) return `${name}={${text}}`;
    const space = ' '.repeat(indent);
    return `${name}={\n${space}  ${this.moved(text, indent, indent + 2)}\n${space}}`;
  }

  child(get: () => unknown, otherwise: string | (() => string), indent: number): string {
    const value = get();
    const isText = typeof value === 'string' && value === value.trim() && !/[\\{}<>&]/.test(value);
    if (isText) return value;
    const text = this.value(get, otherwise, indent);
    return text.startsWith('<') ? text : `{${text}}`;
  }

  /** Of `a && b` and `a ? b : c`, what the condition chooses. */
  choose(condition: () => unknown, isTrue: () => string, isFalse: () => string): string {
    return condition() ? isTrue() : isFalse();
  }

  /** Args as attributes, without those of an element's own and without children. */
  attributes(get: () => unknown, omitted: readonly string[], indent: number): string[] {
    return Object.entries(get() as Args).flatMap(([name, value]) =>
      omitted.includes(name) || name === 'children' ? [] : [this.attribute(name, () => value, name, indent)],
    );
  }

  /** Args as properties of an object. */
  properties(omitted: readonly string[], indent: number): string {
    return Object.entries(this.#args)
      .filter(([name, value]) => !omitted.includes(name) && value !== undefined)
      .map(([name, value]) => `${name}: ${this.value(() => value, name, indent)}`)
      .join(`,\n${' '.repeat(indent)}`);
  }

  /** An opening tag, on one line if it fits. */
  opening(tag: string, attributes: readonly string[], isClosed: boolean, indent: number): string {
    const closing = `</${tag.replace(/<.*/, '')}>`;
    const children = isClosed ? this.#args['children'] : undefined;
    const end = !isClosed || children !== undefined ? '>' : ' />';
    const line = `<${[tag, ...attributes].join(' ')}${end}`;
    const isLine = !line.includes('\n') && line.length + indent <= LINE;
    const space = ' '.repeat(indent);
    const broken = [`<${tag}`, ...attributes.map((one) => `${space}  ${one}`), `${space}${end.trim()}`].join('\n');
    const opened = isLine ? line : broken;
    if (children === undefined) return opened;
    const inner = this.#withoutFragment(
      this.child(() => children, 'children', indent + 2),
      indent + 2,
    );
    return isLine && !inner.includes('\n')
      ? opened + inner + closing
      : `${opened}\n${space}  ${inner}\n${space}${closing}`;
  }

  /** The children of a fragment: within a tag it says nothing. */
  #withoutFragment(text: string, indent: number): string {
    const [, children] = /^<>\n *([^]*?)\n *<\/>$/.exec(text) ?? [];
    return children === undefined ? text : this.moved(children, indent + 2, indent);
  }

  /** Code of several lines, moved to another indentation. */
  moved(text: string, from: number, to: number): string {
    return text.replaceAll(`\n${' '.repeat(from)}`, `\n${' '.repeat(to)}`);
  }

  /** A story that draws the component with its args. */
  component(tag: string): string {
    const attributes = this.attributes(() => this.#args, [], 4);
    return this.#named(`() => (\n  ${this.opening(tag, attributes, true, 2)}\n);`, true);
  }

  /** A story that draws itself. */
  drawn(isArrow: boolean, body: string, indent: number): string {
    const moved = this.moved(body, indent, 0);
    return this.#named(isArrow ? `() => ${moved};` : `() ${moved}`, isArrow);
  }

  #named(text: string, isArrow: boolean): string {
    const { name } = this.#example;
    const own = this.#used.has(name) ? `${name}Example` : name;
    return isArrow ? `export const ${own} = ${text}` : `export function ${own}${text}`;
  }

  #source(name: string, indent: number): string | undefined {
    const source = this.#sources[name];
    return source && this.moved(source.write(), source.indent, indent);
  }

  #literal(value: unknown, indent: number): string {
    const text = literal(value, ' '.repeat(indent));
    if (/\bicons\./.test(text)) this.ref('icons');
    return text;
  }

  /** The declarations that are used, and those that these use, in the order of the file. */
  #declarations(): string[] {
    const written = new Map<string, { at: number; text: string }>();
    for (const name of this.#used) {
      const known = this.#example.names[name];
      if (known !== undefined && 'write' in known) written.set(name, { at: known.at, text: known.write(this) });
    }
    const own = [...written.values()].toSorted((one, other) => one.at - other.at).map(({ text }) => text);
    const args = this.#used.has('args') ? [`const args = {\n  ${this.properties([], 2)},\n};`] : [];
    return [...this.#data.values(), ...new Set(own), ...args];
  }

  #imports(): string {
    const byModule = new Map<string, string[]>();
    for (const name of [...this.#used].toSorted()) {
      const known = name === 'icons' ? ICONS : this.#example.names[name];
      if (known === undefined || !('import' in known)) continue;
      const { from, isType } = known.import;
      byModule.set(from, [...(byModule.get(from) ?? []), isType ? `type ${name}` : name]);
    }
    return [...byModule]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([from, names]) => `import { ${names.join(', ')} } from '${from}';`)
      .join('\n');
  }
}

const ICONS: KnownName = { import: { from: '@instore/ui/Icon', isType: false } };
