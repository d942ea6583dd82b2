'use client';

import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps extends Unstyled {
  /** What is inside: the text of the button. */
  title: string;
  /** The level of the title among the headings of the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
  /** A value at the end of the title, e.g. what is chosen inside. */
  detail?: ReactNode;
  /** Whether the content is shown. */
  isOpen: boolean;
  /** Called with the next state when the title is pressed. */
  onOpenChange: (isOpen: boolean) => void;
  /** The content. The browser's search finds its words while it is folded, and opens it. */
  children: ReactNode;
}

/** A title that folds the content below it. Several of them are a list that fits on one screen. */
export function Disclosure({ title, headingLevel = 3, detail, isOpen, onOpenChange, children }: DisclosureProps) {
  return (
    <Language>
      <AriaDisclosure className={css.root} isExpanded={isOpen} onExpandedChange={onOpenChange}>
        <Heading level={headingLevel} className={css.heading}>
          <Button slot="trigger" className={css.button}>
            <span className={css.chevron}>
              <Icon icon={icons.chevronRight} />
            </span>
            <span>{title}</span>
            {detail === undefined ? null : <span className={css.detail}>{detail}</span>}
          </Button>
        </Heading>
        <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
      </AriaDisclosure>
    </Language>
  );
}
