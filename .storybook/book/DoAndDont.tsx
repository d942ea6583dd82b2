import { Heading } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, useDeferredValue } from 'react';
import { LinkedText } from './ComponentLinks.tsx';
import { linkTo } from './playground.ts';
import { systemTheme } from './systemTheme.ts';
import type { DrawnCode, Guide } from '../../packages/ui/src/internal/guide.ts';

// With the translator of the playground, which the other parts of the page do not need.
const DrawnExample = lazy(() => import('./DrawnExample.tsx'));

/** Good and bad examples beside each other, drawn with the real components. */
export function DoAndDont({
  pairs,
  args,
  isScreen,
}: {
  pairs: NonNullable<Guide['doAndDont']>;
  args: object;
  /** Parts of a whole screen, e.g. of the kiosk, get the width of the page. */
  isScreen: boolean;
}) {
  // Examples name any component, so they load the whole kit: after the page's heading, which would wait for it.
  const isDrawn = useDeferredValue(true, false);
  return (
    <>
      <Heading>Do and don't</Heading>
      {pairs.map((pair) => (
        <div key={pair.do[0]} className={`book-pair sb-unstyled ${isScreen ? 'book-pair-screen' : ''}`}>
          <Example title="Do" drawn={pair.do} args={args} isDrawn={isDrawn} />
          <Example title="Don't" drawn={pair.dont} args={args} isDrawn={isDrawn} />
        </div>
      ))}
    </>
  );
}

function Example({
  title,
  drawn: [code, why],
  args,
  isDrawn,
}: {
  title: string;
  drawn: DrawnCode;
  args: object;
  isDrawn: boolean;
}) {
  return (
    <figure data-example={title === 'Do' ? 'do' : 'dont'}>
      {/* A picture: not to be pressed, and not read twice. */}
      <div className="book-pair-picture" data-theme={systemTheme} inert>
        <Suspense>{isDrawn && <DrawnExample code={code} args={args} />}</Suspense>
      </div>
      <figcaption>
        <strong>{title}:</strong> <LinkedText text={why} />
        {/\bargs\b/.test(code) ? null : (
          <>
            {' '}
            <a href={linkTo(code, location)} target="_top">
              Open in the Playground
            </a>
          </>
        )}
      </figcaption>
    </figure>
  );
}
