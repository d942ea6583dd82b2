'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import * as icons from '../Icon/icons.ts';
import type { Unstyled } from '../../internal/props.ts';
import { Text } from '../Text/Text.tsx';
import * as css from './Page.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface PageProps extends Unstyled {
  /** "Bin A-14-03" */
  title: string;
  /** One line on what the page is for. */
  description?: ReactNode;
  /** Link to the previous page, with its text: "All bins". */
  back?: { label: string; onPress: () => void };
  /** Buttons for the whole page, at the end of the title. */
  actions?: ReactNode;
  /** Maximum width: 480, 720 or 1120 px, or the whole width. @default 'l' */
  width?: 's' | 'm' | 'l' | 'full';
  /** 1 without an `AppShell`: the page then has its own space at the edges of the window. @default 2 */
  headingLevel?: 1 | 2;
  /** Sections, 24 px apart. */
  children: ReactNode;
}

/** A page to read from top to bottom: title, buttons, and sections in one column. */
export function Page(props: PageProps) {
  const { title, description, back, actions, width = 'l', headingLevel = 2, children } = props;
  const id = useId();
  return (
    <section className={css.page({ width, isAlone: headingLevel === 1 })} aria-labelledby={id}>
      <header className={css.head}>
        {back && (
          <div className={css.back}>
            <Button size="s" icon={icons.arrowLeft} onPress={back.onPress}>
              {back.label}
            </Button>
          </div>
        )}
        <div className={css.words}>
          <Heading level={headingLevel} size={28} id={id}>
            {wholeCodes(title)}
          </Heading>
          {description !== undefined && (
            <Text as="div" tone="soft">
              {wholeCodes(description)}
            </Text>
          )}
        </div>
        {actions !== undefined && <div className={css.tools}>{actions}</div>}
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}
