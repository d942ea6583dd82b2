'use client';

import type { ReactNode } from 'react';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { SampleContext } from '../PrintSheet/SampleContext.ts';
import * as css from './PrintPreview.css.ts';

/** A paper on which the content can be printed. */
export interface PrintPaper<Id extends string = string> {
  id: Id;
  /** "A4, 10 on a sheet" */
  title: string;
  /** The sheets: a `PrintSheet`, `ShelfLabelSheets` or `PickListPrint`. */
  children: ReactNode;
}

export interface PrintPreviewProps<Id extends string = string> extends Unstyled {
  /** The widest first. */
  papers: readonly [PrintPaper<Id>, PrintPaper<Id>];
  /** Id of the paper that is printed. */
  value: Id;
}

/**
 * Shows the same content on two papers, side by side where there is room, otherwise only on the chosen one. All pages of
 * the chosen paper are shown and printed; the other paper shows its first pages.
 */
export function PrintPreview<Id extends string>({ papers, value }: PrintPreviewProps<Id>) {
  return (
    <div className={css.frame}>
      <div className={css.papers}>
        {papers.map(({ id, title, children }) => {
          const isChosen = id === value;
          return (
            // Screen readers read the content once.
            <figure key={id} className={css.paper({ isChosen })} aria-hidden={!isChosen} aria-label={title}>
              <figcaption className={css.title({ isChosen })}>
                {isChosen && <Icon icon={icons.check} size={16} />}
                {title}
              </figcaption>
              <SampleContext value={!isChosen}>{children}</SampleContext>
            </figure>
          );
        })}
      </div>
    </div>
  );
}
