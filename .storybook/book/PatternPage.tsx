import { Description, DocsContext, Heading, Source, Title, useOf } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { patterns } from 'virtual:kit-data';
import type { Guide } from '../../packages/ui/src/internal/guide.ts';
import { ComponentPage } from './ComponentPage.tsx';
import { GuideSections } from './GuideSections.tsx';
import { WIDTHS } from './playground.ts';
import './docs.css';

/** How small a pattern is drawn at each width, so that the three fit the page. */
const SCALE = 0.6;
const HEIGHT = 800;

/** The page of a component, a screen or a pattern. */
export function DocsPage() {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const code = patterns[preparedMeta.title];
  return code === undefined ? <ComponentPage /> : <PatternPage code={code} />;
}

/** The page of a pattern: when to use it, the screen at three widths, and the whole module to copy. */
function PatternPage({ code }: { code: string }) {
  const { preparedMeta } = useOf<'meta'>('meta', ['meta']);
  const [story] = useContext(DocsContext).componentStories();
  const guide = preparedMeta.parameters['guide'] as Guide | undefined;
  return (
    <>
      <Title />
      <Description />
      {guide === undefined ? null : <GuideSections guide={guide} sections={['use', 'avoid']} />}
      <Heading>At three widths</Heading>
      <div className="book-widths sb-unstyled">
        {WIDTHS.map((width) => (
          <figure key={width} style={{ width: width * SCALE }}>
            <figcaption>{width} px</figcaption>
            <div style={{ height: HEIGHT * SCALE }}>
              {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's preview reads the storage of its origin. */}
              <iframe
                title={`${width} px`}
                src={`iframe.html?id=${story?.id}&viewMode=story`}
                loading="lazy"
                style={{ width, height: HEIGHT, transform: `scale(${SCALE})` }}
              />
            </div>
          </figure>
        ))}
      </div>
      <Heading>Code</Heading>
      <Source code={code} language="tsx" />
    </>
  );
}
