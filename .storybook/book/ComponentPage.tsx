import { Controls, Description, DocsContext, Heading, Markdown, Title, useOf } from '@storybook/addon-docs/blocks';
import { type ElementType, useContext } from 'react';
import { beside, costs, facts, props, screenParts, screens, statuses, types } from 'virtual:kit-data';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';
import type { Facts } from '../../scripts/kitDocs/facts.ts';
import { keysOf, textsText } from '../../scripts/kitDocs/sections.ts';
import { Beside } from './Beside.tsx';
import { ComponentLinks } from './ComponentLinks.tsx';
import { DoAndDont } from './DoAndDont.tsx';
import { nameOf } from './documentedArgTypes.ts';
import { setArgs } from './emptyFields.ts';
import { GuideSections } from './GuideSections.tsx';
import { exampleTagOf } from '../../packages/ui/src/internal/examples.ts';
import { frameOf, isVariant } from './frameOf.ts';
import { StoryInPage } from './StoryInPage.tsx';
import { Types } from './Types.tsx';
import { VariantTable } from './VariantTable.tsx';
import './docs.css';

/**
 * The docs page of a component: a live example, its import, when to use it, properties, then its variants. The page of a
 * screen has its components instead of properties and cost: those of its frame would mislead.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const [primary, ...others] = useContext(DocsContext).componentStories();
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  const parts = screenParts[preparedMeta.title];
  const name = parts === undefined ? nameOf(preparedMeta.component) : '';
  const documented = props[name];
  const known = facts[name];
  const variants = others.filter(isVariant);
  const examples = others.filter(({ tags }) => exampleTagOf(tags) !== undefined);
  const args = primary === undefined ? {} : setArgs(primary);
  const frame = primary && frameOf(primary);
  const isInPage = primary !== undefined && frame === undefined;
  return (
    <>
      <Title />
      <Description />
      {statuses[name] === undefined ? null : <p className="book-status">{statuses[name]}</p>}
      {primary === undefined ? null : <StoryInPage of={primary.moduleExport} isPrimary />}
      {guide === undefined ? null : <GuideSections guide={guide} sections={['use', 'avoid']} />}
      {examples.length === 0 ? null : <DoAndDont examples={examples} isScreen={frame?.isScreen === true} />}
      {guide === undefined ? null : <GuideSections guide={guide} sections={['anatomy']} />}
      {known === undefined && parts === undefined ? null : <MadeOf components={parts ?? known?.madeOf ?? []} />}
      {documented === undefined || documented.length === 0 ? null : (
        <>
          <Heading>Properties</Heading>
          <Controls />
          {isInPage && (
            <VariantTable name={name} of={preparedMeta.component as ElementType} props={documented} args={args} />
          )}
        </>
      )}
      <Beside parts={beside[name]?.parts ?? []} values={beside[name]?.values ?? []} />
      <Types types={types[name] ?? []} />
      {variants.length === 0 ? null : <Heading>More examples</Heading>}
      {variants.map((story) => (
        <StoryInPage key={story.id} of={story.moduleExport} />
      ))}
      {guide === undefined ? null : (
        <GuideSections guide={completed(guide, known)} sections={['keyboard', 'accessibility', 'content']} />
      )}
      {known === undefined ? null : <UsedBy screens={screens[name]} partOf={known.partOf} />}
      {costs[name] === undefined ? null : (
        <>
          <Heading>Cost</Heading>
          <p>{costs[name]}</p>
        </>
      )}
      {known === undefined ? null : (
        <p>
          <a href={`./docs/${name}.md`} target="_top">
            This page as Markdown
          </a>
        </p>
      )}
    </>
  );
}

/** A guide with what the source says where the guide is silent. */
function completed(guide: Guide, known: Facts | undefined): Guide {
  if (known === undefined) return guide;
  return { ...guide, keyboard: keysOf(guide, known), content: [...(guide.content ?? []), textsText(known)] };
}

function MadeOf({ components }: { components: readonly string[] }) {
  return (
    <>
      <Heading>Made of</Heading>
      <p>{components.length === 0 ? 'No other component of the kit.' : <ComponentLinks names={components} />}</p>
    </>
  );
}

function UsedBy({ screens: used, partOf }: { screens: readonly string[] | undefined; partOf: readonly string[] }) {
  const apps = ['portal', 'kiosk'].flatMap((app) => screensOf(used ?? [], app));
  return (
    <>
      <Heading>Where it is used</Heading>
      <Markdown>
        {apps.length === 0
          ? 'No screen of the portal or the kiosk uses it directly.'
          : `Screens of the ${apps.join('; of the ')}.`}
      </Markdown>
      {partOf.length > 0 && (
        <p>
          Components: <ComponentLinks names={partOf} />
        </p>
      )}
    </>
  );
}

/** `portal: bins, bookings` */
function screensOf(used: readonly string[], app: string): string[] {
  const names = used.flatMap((screen) => (screen.startsWith(`${app}: `) ? [screen.slice(app.length + 2)] : []));
  return names.length === 0 ? [] : [`${app}: ${names.join(', ')}`];
}
