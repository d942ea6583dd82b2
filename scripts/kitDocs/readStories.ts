/* oxlint-disable no-underscore-dangle -- csf-tools keeps the syntax trees in fields that are named so. */
import { types } from 'storybook/internal/babel';
import { loadCsf } from 'storybook/internal/csf-tools';
import { type ExampleTag, exampleTagOf } from '../../packages/ui/src/internal/examples.ts';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';
import { literal } from './literal.ts';
import { withoutRowIds } from './rowIds.ts';
import { storyName } from './storyName.ts';

export interface StoryText {
  name: string;
  /** The comment above it in the file. */
  description: string;
}

/** A good or a bad example: a story with the tag `do` or `dont`. */
export interface ExampleText {
  kind: ExampleTag;
  /** The comment above the story. */
  why: string;
  /** What the story draws, as code. */
  code: string;
}

/** What a stories file contains about its component. */
export interface StoriesText {
  /** `Actions/Button` */
  title: string;
  /** The comment above the meta: what the page is about. */
  description: string;
  /** The component it shows; undefined for foundations and screens. */
  component: string | undefined;
  guide: Guide | undefined;
  /** The properties of the first example, as code; undefined if it has none. */
  args: string | undefined;
  /** Without the examples. */
  stories: readonly StoryText[];
  examples: readonly ExampleText[];
}

const comment = (node: types.Node | undefined): string =>
  withoutRowIds((node?.leadingComments?.at(-1)?.value ?? '').replaceAll(/^\s*\*+ ?/gm, ''));

/** `Button`, or `List<Item>` */
function nameOf(component: types.Node | undefined): string | undefined {
  if (types.isTSInstantiationExpression(component)) return nameOf(component.expression);
  return types.isIdentifier(component) ? component.name : undefined;
}

/** Reads a stories file without running it. */
export function readStories(code: string, fileName: string): StoriesText {
  const csf = loadCsf(code, { fileName, makeTitle: (title) => title ?? '' }).parse();
  const { component, parameters, args } = csf._metaAnnotations;
  const guide = types.isObjectExpression(parameters)
    ? parameters.properties.find(
        (property) => types.isObjectProperty(property) && types.isIdentifier(property.key, { name: 'guide' }),
      )
    : undefined;
  const stories = csf.stories.map((story) => {
    const key = storyKey(csf._stories, story.id);
    const statement = csf._storyStatements[story.id] ?? csf._storyStatements[key];
    return { ...story, description: comment(statement), render: csf._storyAnnotations[key]?.['render'] };
  });
  return {
    title: csf.meta?.title ?? '',
    description: comment(csf._metaStatement),
    component: nameOf(component),
    guide: types.isObjectProperty(guide) ? (literal(guide.value) as Guide) : undefined,
    args: types.isObjectExpression(args) ? sourceOf(args, code) : undefined,
    stories: stories
      .filter(({ tags = [] }) => exampleTagOf(tags) === undefined)
      .map(({ id, name, description }) => ({ name: storyName(name ?? id), description })),
    examples: stories.flatMap(({ tags = [], description, render }): ExampleText[] => {
      const kind = exampleTagOf(tags);
      if (kind === undefined || !types.isArrowFunctionExpression(render)) return [];
      return [{ kind, why: description, code: sourceOf(render.body, code) }];
    }),
  };
}

/** The code of a node, moved to the start of the line. Functions of tests become empty functions. */
function sourceOf({ start, end }: types.Node, code: string): string {
  const line = code.slice(code.lastIndexOf('\n', start ?? 0) + 1);
  return code
    .slice(start ?? 0, end ?? 0)
    .replaceAll(new RegExp(`^ {${line.search(/\S/)}}`, 'gm'), '')
    .replaceAll(/\bfn\(\)/g, '() => {}')
    .replaceAll(/(?<=\w)!(?=[,.\s}])/g, '');
}

const storyKey = (stories: Record<string, { id: string }>, id: string): string =>
  Object.keys(stories).find((key) => stories[key]?.id === id) ?? '';
