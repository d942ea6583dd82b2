import { Canvas, Markdown, Subheading, useOf } from '@storybook/addon-docs/blocks';
import type { CSSProperties } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import { entries } from 'virtual:kit-data';
import { withoutRowIds } from '../../scripts/kitDocs/rowIds.ts';
import { storyName } from '../../scripts/kitDocs/storyName.ts';
import { frameOf } from './frameOf.ts';
import { copiedCode } from './copiedCode.ts';

/** A story with its code: part of the page, or in a window of its own where it needs one. */
export function StoryInPage({
  of: export_,
  isPrimary = false,
  isInGuide = false,
}: {
  of: PreparedStory['moduleExport'];
  /** The first example of a component: its code is shown. */
  isPrimary?: boolean;
  /** The text of the page says what it is, and its code is hidden. */
  isInGuide?: boolean;
}) {
  const { story } = useOf<'story'>(export_, ['story']);
  const frame = frameOf(story);
  const source = story.parameters['docs']?.source as { code?: string } | undefined;
  const code = copiedCode(source?.code, entries);
  const description = (story.parameters['docs']?.description as { story?: string } | undefined)?.story;
  return (
    <>
      {isPrimary || isInGuide ? null : (
        <>
          <Subheading>{storyName(story.name)}</Subheading>
          {description === undefined ? null : <Markdown>{withoutRowIds(description)}</Markdown>}
        </>
      )}
      <div
        className={frame?.isScreen ? 'book-screen' : undefined}
        style={
          frame?.isScreen ? ({ '--book-screen-height': Number.parseInt(frame.height, 10) } as CSSProperties) : undefined
        }
      >
        <Canvas
          of={export_}
          source={code === undefined ? undefined : { code }}
          sourceState={code === undefined ? 'none' : isPrimary && frame === undefined ? 'shown' : 'hidden'}
          layout="fullscreen"
          story={
            frame === undefined
              ? { __primary: isPrimary }
              : { __primary: isPrimary, inline: false, height: frame.height }
          }
        />
      </div>
    </>
  );
}
