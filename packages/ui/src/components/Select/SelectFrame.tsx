'use client';

import type { ComponentProps, ReactNode, Ref } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { SelectValue } from 'react-aria-components/Select';
import { FieldFrame } from '../../internal/FieldFrame.tsx';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { popover, surface } from '../Popover/Popover.css.ts';
import * as css from './Select.css.ts';

interface SelectFrameProps {
  frame: Omit<ComponentProps<typeof FieldFrame>, 'children'>;
  button?: Ref<HTMLButtonElement>;
  icon?: IconGlyph | undefined;
  /** What the button shows. */
  value: (shown: { selectedText: string }) => ReactNode;
  /** The list. */
  children: ReactNode;
}

/** The button of a select with its label, and the list that it opens. */
export function SelectFrame({ frame, button, icon, value, children }: SelectFrameProps) {
  return (
    <>
      <FieldFrame {...frame}>
        <AriaButton ref={button} className={css.button}>
          {icon && <Icon icon={icon} />}
          <SelectValue className={css.value}>{value}</SelectValue>
          <Icon icon={icons.chevronDown} size={16} />
        </AriaButton>
      </FieldFrame>
      <AriaPopover
        placement="bottom start"
        offset={8}
        containerPadding={8}
        className={`${surface} ${popover({ width: 'content' })} ${css.list}`}
      >
        {children}
      </AriaPopover>
    </>
  );
}
