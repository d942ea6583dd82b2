import { Canvas, Heading } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import { entries } from 'virtual:kit-data';
import { LinkedText } from './ComponentLinks.tsx';
import { copiedCode, withoutImports } from './copiedCode.ts';
import { exampleTagOf } from '../../packages/ui/src/internal/examples.ts';
import { linkTo } from './playground.ts';

/** Good and bad examples beside each other. */
export function DoAndDont({
  examples,
  isScreen,
}: {
  examples: readonly PreparedStory[];
  /** Parts of a whole screen, e.g. of the kiosk, get the width of the page. */
  isScreen: boolean;
}) {
  return (
    <>
      <Heading>Do and don't</Heading>
      <div className={`book-pairs sb-unstyled ${isScreen ? 'book-pairs-screen' : ''}`}>
        {examples.map((story) => (
          <Example key={story.id} story={story} />
        ))}
      </div>
    </>
  );
}

function Example({ story }: { story: PreparedStory }) {
  const kind = exampleTagOf(story.tags);
  const docs = story.parameters['docs'] as { description?: { story?: string }; source?: { code?: string } };
  const code = copiedCode(docs.source?.code, entries);
  const isForPlayground = code !== undefined && !takesArgs(story);
  return (
    <figure data-example={kind}>
      <Canvas
        of={story.moduleExport}
        layout="fullscreen"
        source={code === undefined ? undefined : { code }}
        sourceState={code === undefined ? 'none' : 'hidden'}
        story={{ inline: true, height: 'auto' }}
        additionalActions={isForPlayground ? [openInPlayground(code)] : []}
      />
      <figcaption>
        <strong>{kind === 'do' ? 'Do' : "Don't"}:</strong> <LinkedText text={docs.description?.story ?? ''} />
      </figcaption>
    </figure>
  );
}

/** The playground knows the names of the kit, but not the data of a stories file. */
const takesArgs = ({ moduleExport }: PreparedStory): boolean =>
  ((moduleExport as { render?: { length: number } }).render?.length ?? 0) > 0;

const openInPlayground = (code: string) => ({
  title: 'Open in the Playground',
  onClick: () => window.open(linkTo(withoutImports(code), location), '_top'),
});
