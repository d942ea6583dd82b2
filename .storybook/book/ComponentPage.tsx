import { Controls, Description, DocsContext, Heading, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { props, screens } from 'virtual:kit-data';
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
  const name = nameOf(preparedMeta.component);
  const variants = others.filter(isVariant);
  return (
    <>
      <Title />
      <Description />
      {primary === undefined ? null : <StoryInPage of={primary.moduleExport} isPrimary />}
      {guide === undefined ? null : <GuideSections guide={guide} sections={['use', 'avoid', 'anatomy']} />}
      {props[name] === undefined ? null : (
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
      <UsedBy screens={screens[name]} />
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
