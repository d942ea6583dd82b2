import ts from 'typescript-api';
import { Evaluation, parametersOf, type Parameters } from './evaluate.ts';
import { type KitExports, type Name, Names } from './names.ts';
import { indentOf, Rewriter } from './rewrite.ts';
import { argsOf, parseStories, propertiesOf, rendererOf, type StoryFile } from './storyFile.ts';

const quoted = JSON.stringify;
const NO_PARAMETERS: Parameters = { whole: undefined, omitted: [], single: new Map() };

/**
 * Statements to append to a stories file: each story gets `example`, from which `.storybook/book/ExampleWriter.ts` writes
 * the code that a reader copies. They run with the stories, so that the code has values of data that they import.
 *
 * @param code of the stories file
 * @param kit names that a reader can import
 */
export function writeExamples(code: string, kit: KitExports): string {
  const file = parseStories(code);
  const names = new Names(file, kit);
  const stories = [...file.stories].flatMap(([name, story]) => {
    const example = exampleOf(file, names, name, story);
    return example === undefined ? [] : [`${name}.example = ${example};`];
  });
  if (stories.length === 0) return '';
  return ['', `const instoreNames = { ${declarations(file, names, stories).join(', ')} };`, ...stories, ''].join('\n');
}

/** A story as `{ names, sources, body }`; undefined if it draws nothing of its own. */
function exampleOf(file: StoryFile, names: Names, name: string, story: ts.ObjectLiteralExpression): string | undefined {
  const renderer = rendererOf(file, story);
  const component = propertiesOf(file, file.meta).get('component');
  const tag = component && ts.isExpressionWithTypeArguments(component) ? component.expression : component;
  // The page of a part that is not exported has nothing that a reader could import.
  if (component === undefined || !ts.isIdentifier(tag!) || names.find(tag)?.kind !== 'import') return undefined;
  const plain = new Rewriter(names, new Evaluation(file, names, NO_PARAMETERS));
  const sources = [...argsOf(file, story)].map(([arg, value]) => {
    const bare = ts.isParenthesizedExpression(value) ? value.expression : value;
    return `${quoted(arg)}: { indent: ${indentOf(bare)}, write: () => ${plain.write(bare)} }`;
  });
  const body = renderer === undefined ? `w.component(${plain.write(component)})` : drawn(file, names, renderer);
  return `{ name: ${quoted(name)}, names: instoreNames, sources: (w) => ({ ${sources.join(', ')} }), body: (args, w) => ${body} }`;
}

function drawn(file: StoryFile, names: Names, renderer: NonNullable<ReturnType<typeof rendererOf>>): string {
  const rewriter = new Rewriter(names, new Evaluation(file, names, parametersOf(file, renderer)));
  const isArrow = ts.isArrowFunction(renderer);
  return `w.drawn(${isArrow}, ${rewriter.write(renderer.body!)}, ${indentOf(renderer)})`;
}

/** What the copied code may import or declare, by name: what the scripts report, and what these declarations report. */
function declarations(file: StoryFile, names: Names, scripts: readonly string[]): string[] {
  const plain = new Rewriter(names, new Evaluation(file, names, NO_PARAMETERS));
  const known = new Map<string, Name>();
  const visit = (node: ts.Node): void => {
    const name = ts.isIdentifier(node) ? names.find(node) : undefined;
    if (name?.kind === 'import' || name?.kind === 'own') known.set(name.name, name);
    ts.forEachChild(node, visit);
  };
  visit(file.source);
  const written = new Map<string, string>();
  const reported = scripts.flatMap(namesIn);
  for (const name of reported) {
    const found = known.get(name);
    if (written.has(name) || found === undefined) continue;
    if (found.kind === 'import') written.set(name, `${name}: { import: ${quoted(found.import)} }`);
    if (found.kind !== 'own') continue;
    const script = plain.write(found.statement);
    written.set(name, `${name}: { at: ${found.statement.pos}, write: (w) => ${script} }`);
    reported.push(...namesIn(script));
  }
  return [...written.values()];
}

const namesIn = (script: string): string[] => [...script.matchAll(/w\.ref\("(\w+)"\)/g)].map(([, name = '']) => name);
