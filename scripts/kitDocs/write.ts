import { sinceText } from '../packages/since.ts';
import { COMPONENT_CHAPTERS } from './chapters.ts';
import { type Cost, costText } from './cost.ts';
import type { Facts } from './facts.ts';
import { markedCode } from './markedCode.ts';
import { BESIDE, keysOf, madeOfText, NO_KEYS, textsText, typesOfPage } from './sections.ts';
import { type Pattern, patternsChapter } from './patterns.ts';
import type { Definition } from './typeText.ts';
import type { ComponentText, PropText } from './readComponents.ts';
import type { FunctionText } from './readFunctions.ts';
import type { MemberText, ValueText } from './readValues.ts';
import type { ExampleText, StoriesText } from './readStories.ts';

/** What stories and docstrings say about one component. */
export interface PageText extends StoriesText {
  name: string;
  /** The entry point it is imported from: `Button`. */
  entry: string;
  text: ComponentText;
  /** Functions and hooks of its entry point. */
  functions: readonly FunctionText[];
  /** Components of its entry point without a page of their own. */
  parts: readonly PartText[];
  /** Other values of its entry point. */
  values: readonly ValueText[];
}

/** A component that is shown on the page of another one. */
export interface PartText {
  name: string;
  entry: string;
  text: ComponentText;
}

/** The documentation of one component. */
export interface Page extends PageText {
  facts: Facts;
  /** The release that brought it; undefined if it is not released yet. */
  since: string | undefined;
  /** Undefined until `pnpm bench` has measured it. */
  cost: Cost | undefined;
}

const list = (title: string, lines: readonly string[] | undefined): string[] =>
  lines === undefined ? [] : [`## ${title}`, '', ...lines.map((line) => `- ${markedCode(line)}`), ''];

const numbered = (title: string, lines: readonly string[] | undefined): string[] =>
  lines === undefined ? [] : [`## ${title}`, '', ...lines.map((line, at) => `${at + 1}. ${markedCode(line)}`), ''];

const cell = (text: string): string => text.replaceAll('|', '\\|');

function row({ name, type, isRequired, byDefault, description }: PropText): string {
  const fallback = isRequired ? 'required' : (byDefault ?? '');
  return `| \`${name}\` | \`${cell(type)}\` | ${cell(fallback)} | ${cell(description)} |`;
}

/** The attributes of the element that the component passes on, in one row. */
function attributesRow(props: readonly PropText[]): string[] {
  const names = props.flatMap(({ name, isAttribute }) => (isAttribute ? [`\`${name}\``] : []));
  return names.length === 0 ? [] : [`| ${names.join(', ')} | as in React | | attributes of the element |`];
}

/** The table of a component's properties. */
const propsTable = (props: readonly PropText[]): string[] =>
  props.length === 0
    ? []
    : [
        '| name | type | default | what for |',
        '| --- | --- | --- | --- |',
        ...props.filter(({ isAttribute }) => !isAttribute).map(row),
        ...attributesRow(props),
        '',
      ];

const importText = (name: string, entry: string): string[] => [
  '```ts',
  `import { ${name} } from '@instore/ui/${entry}';`,
  '```',
  '',
];

const partText = ({ name, entry, text }: PartText): string[] => [
  `### ${name}`,
  '',
  text.description,
  '',
  ...importText(name, entry),
  ...propsTable(text.props),
];

const memberRow = (value: string, { name, type, description }: MemberText): string =>
  `| \`${value}.${name}\` | \`${cell(type)}\` | ${cell(description)} |`;

function valueText({ name, entry, description, type, members }: ValueText): string[] {
  const isTable = members.some((member) => member.type !== '');
  return [
    `### ${name}`,
    '',
    description,
    '',
    ...importText(name, entry),
    ...(type === '' ? [] : [`Its type is \`${type}\`.`, '']),
    ...(isTable ? ['| name | type | what for |', '| --- | --- | --- |'] : []),
    ...(isTable ? members.map((member) => memberRow(name, member)) : []),
    ...(isTable || members.length === 0 ? [] : [members.map((member) => `\`${name}.${member.name}\``).join(', ')]),
    ...(members.length === 0 ? [] : ['']),
  ];
}

/** What the entry point exports beside the component of the page. */
const besideText = ({ parts, values }: PageText): string[] =>
  parts.length + values.length === 0
    ? []
    : [`## ${BESIDE}`, '', ...parts.flatMap(partText), ...values.flatMap(valueText)];

/** The declarations of types, each once. */
function typesText(found: readonly Definition[]): string[] {
  if (found.length === 0) return [];
  return ['## Types', '', ...found.flatMap(({ name, text }) => [`### ${name}`, '', '```ts', text, '```', ''])];
}

/** A good or a bad example as code. */
const exampleText = ({ kind, why, code }: ExampleText): string[] => [
  `${kind === 'do' ? 'Do' : "Don't"}: ${markedCode(why)}`,
  '',
  '```tsx',
  code,
  '```',
  '',
];

function doAndDontText({ examples, args }: StoriesText): string[] {
  if (examples.length === 0) return [];
  const isUsed = examples.some(({ code }) => /\bargs\b/.test(code));
  return [
    "## Do and don't",
    '',
    ...examples.flatMap(exampleText),
    ...(isUsed && args !== undefined
      ? ['With these properties:', '', '```tsx', `const args = ${args};`, '```', '']
      : []),
  ];
}

function guideText(page: Page): string[] {
  const { guide, facts } = page;
  if (guide === undefined) return [];
  const keys = keysOf(guide, facts);
  return [
    ...list('When to use it', guide.use),
    ...list('When not', guide.avoid),
    ...doAndDontText(page),
    ...numbered(
      'Anatomy',
      guide.anatomy?.map(([part, what]) => `${part}: ${what}`),
    ),
    ...list('Made of', [madeOfText(facts)]),
    ...list('Keyboard', keys.length === 0 ? [NO_KEYS] : keys.map(([key, effect]) => `${key}: ${effect}`)),
    ...list('Accessibility', guide.accessibility),
    ...list('Texts', [...(guide.content ?? []), textsText(facts)]),
  ];
}

const functionLine = ({ name, signature, from, description }: FunctionText): string =>
  `- \`${name}${signature}\` (\`${from}\`): ${description}`;

const functionsText = (functions: readonly FunctionText[]): string[] =>
  functions.length === 0 ? [] : ['## Functions', '', ...functions.map(functionLine), ''];

/** Whether a component can be used, and since which release. */
export const statusText = ({ text, since }: Pick<Page, 'text' | 'since'>): string =>
  `${text.deprecated === undefined ? 'Ready to use' : `Deprecated: ${text.deprecated}`}. ${sinceText(since)}.`;

/** The markdown of one component. */
export function writePage(page: Page): string {
  const { name, entry, text, stories, cost } = page;
  const documented = stories.filter((story) => story.description !== '');
  return [
    `# ${name}`,
    '',
    text.description,
    '',
    statusText(page),
    '',
    ...importText(name, entry),
    ...guideText(page),
    ...functionsText(page.functions),
    ...list('Cost', cost && [costText(cost)]),
    ...(text.props.length === 0 ? [] : ['## Properties', '', ...propsTable(text.props)]),
    ...besideText(page),
    ...typesText(typesOfPage(page)),
    ...(documented.length === 0
      ? []
      : [
          '## Stories',
          '',
          ...documented.map((story) => `- ${story.name}: ${story.description.replaceAll(/\s+/g, ' ')}`),
          '',
        ]),
  ].join('\n');
}

/** What `instore-ui texts` reads: the texts of each component, and the components that it is made of. */
export const writeTexts = (pages: readonly Page[]): string =>
  JSON.stringify(
    Object.fromEntries(pages.map(({ name, facts }) => [name, { madeOf: facts.madeOf, messages: facts.messages }])),
  );

/** The index for programs that read documentation, in the form of llmstxt.org. */
export function writeIndex(
  pages: readonly Page[],
  functions: readonly FunctionText[],
  patterns: readonly Pattern[],
): string {
  const summary = (description: string) => description.split(/(?<!e\.g|i\.e)\.\s/)[0]?.replaceAll(/\s+/g, ' ');
  const line = ({ name, text, parts, values }: Page): string => {
    const beside = [...parts.map((part) => part.name), ...values.map((value) => value.name)];
    const also = beside.length === 0 ? '' : ` (also ${beside.join(', ')})`;
    return `- [${name}](docs/${name}.md): ${summary(text.description)}${also}`;
  };
  const chapter = (name: string): string[] => [
    `## ${name}`,
    '',
    ...pages.filter(({ title }) => title.startsWith(`${name}/`)).map(line),
    '',
  ];
  return [
    '# @instore/ui',
    '',
    '> React components for in-store retail tools. Values in, events out; no className, no margin; themes by `data-theme`.',
    '',
    'Put `UiProvider` once around the app. Import each component from its entry point: `@instore/ui/Button`.',
    '',
    ...COMPONENT_CHAPTERS.flatMap(chapter),
    ...patternsChapter(patterns),
    ...functionsText(functions),
  ].join('\n');
}
