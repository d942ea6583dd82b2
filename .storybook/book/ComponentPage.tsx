import {
  Controls,
  Description,
  DocsContext,
  Heading,
  Markdown,
  Source,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { screens } from 'virtual:kit-data';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';
import { nameOf } from './documentedArgTypes.ts';
import { GuideSections } from './GuideSections.tsx';
import { isVariant } from './frameOf.ts';
import { StoryInPage } from './StoryInPage.tsx';
import './docs.css';

/** The docs page of a component: a live example, its import, when to use it, properties, then its variants. */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const [primary, ...others] = useContext(DocsContext).componentStories();
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const entry = importOf(preparedMeta.title, preparedMeta.component, preparedMeta.parameters['fileName'] as string);
  const variants = others.filter(isVariant);
  return (
    <>
      <Title />
      <Description />
      {primary === undefined ? null : <StoryInPage of={primary.moduleExport} isPrimary />}
      {entry === undefined ? null : <Source code={entry} language="ts" dark={false} />}
      {guide === undefined ? null : <GuideSections guide={guide} sections={['use', 'avoid', 'anatomy']} />}
      {entry === undefined ? null : (
        <>
          <Heading>Properties</Heading>
          <Controls />
        </>
      )}
      {variants.length === 0 ? null : <Heading>Variants</Heading>}
      {variants.map((story) => (
        <StoryInPage key={story.id} of={story.moduleExport} />
      ))}
      {guide === undefined ? null : <GuideSections guide={guide} sections={['keyboard', 'accessibility', 'content']} />}
      <UsedBy screens={screens[nameOf(preparedMeta.component)]} />
    </>
  );
}

function UsedBy({ screens: used }: { screens: readonly string[] | undefined }) {
  if (used === undefined) return null;
  return (
    <>
      <Heading>Where it is used</Heading>
      <Markdown>{`Screens of the ${['portal', 'kiosk'].flatMap((app) => screensOf(used, app)).join('; of the ')}.`}</Markdown>
    </>
  );
}

/** `portal: bins, bookings` */
function screensOf(used: readonly string[], app: string): string[] {
  const names = used.flatMap((screen) => (screen.startsWith(`${app}: `) ? [screen.slice(app.length + 2)] : []));
  return names.length === 0 ? [] : [`${app}: ${names.join(', ')}`];
}

/** The import statement; undefined for foundations and screens. */
function importOf(title: string, component: unknown, fileName: string): string | undefined {
  const folder = fileName.match(/\/src\/(?:components|retail)\/([^/]+)\/[^/]+\.stories\.tsx$/)?.[1];
  if (folder === undefined) return undefined;
  const [, page, part] = title.split('/');
  // A page below a component's shows a part of it.
  const name = part === undefined ? nameOf(component) || page : page;
  return `import { ${name} } from '@instore/ui/${folder}';`;
}
