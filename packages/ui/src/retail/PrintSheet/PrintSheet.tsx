'use client';

import { useContext, useLayoutEffect, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import type { Unstyled } from '../../internal/props.ts';
import { SampleContext } from './SampleContext.ts';
import * as css from './PrintSheet.css.ts';

/** A4; a label of 62 × 38 mm; a piece of the 62 mm roll. */
export type Paper = 'a4' | 'label' | 'roll';

export interface PrintSheetProps extends Unstyled {
  /** What the sheet is printed on. */
  paper: Paper;
  /** Length of the piece of roll, mm; other papers have their own. */
  length?: number;
  /** The pages, one after another. */
  pages: readonly ReactNode[];
}

const SIZES: Record<Exclude<Paper, 'roll'>, string> = { a4: '210mm 297mm', label: '62mm 38mm' };

/** Number of pages that a sample has. */
const SAMPLE_PAGES: Record<Paper, number> = { a4: 1, label: 4, roll: 1 };

/**
 * Pages for a printer, black on white in every theme. On the screen they have their true size, or that of their place.
 * While it is shown, `window.print()` prints its pages and nothing else.
 */
export function PrintSheet({ paper, length = 100, pages }: PrintSheetProps) {
  const size = paper === 'roll' ? `62mm ${length}mm` : SIZES[paper];
  const isSample = useContext(SampleContext);
  useLayoutEffect(() => {
    if (isSample) return undefined;
    // A constructed style sheet: `@page` cannot depend on a class, and a strict CSP refuses <style> elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`@page { size: ${size}; margin: 0 }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [size, isSample]);
  const sheets = pages.slice(0, isSample ? SAMPLE_PAGES[paper] : undefined).map((page, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- pages have no other identity
    <div key={index} className={css.sheet({ paper })}>
      {page}
    </div>
  ));
  return (
    <>
      <div className={css.preview}>{sheets}</div>
      {/* A server has no body; the portal has no part in the hydration. */}
      {!isSample &&
        typeof document !== 'undefined' &&
        createPortal(
          <div className={css.printed} aria-hidden="true">
            {sheets}
          </div>,
          document.body,
        )}
    </>
  );
}
