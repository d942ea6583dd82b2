'use client';

import { useContext, type ReactNode, type RefObject } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem } from 'react-aria-components/Menu';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { Icon, type IconGlyph } from '../Icon/Icon.tsx';
import { leaveByTab, toMarked } from '../../internal/listFocus.ts';
import { NavigateContext, type Navigate } from '../../internal/navigate.ts';
import type { Unstyled } from '../../internal/props.ts';
import { body, popover, surface } from '../Popover/Popover.css.ts';
import { Language } from '../../internal/Language.tsx';
import * as css from './Menu.css.ts';

export interface MenuItem<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconGlyph;
  /** Address to open; the router of the host opens addresses of the same site. */
  href?: string;
  /** `critical` for deleting or cancelling. @default 'ink' */
  tone?: 'ink' | 'critical';
  isDisabled?: boolean;
}

export interface MenuProps<Id extends string = string> extends Unstyled {
  /** Whether the menu is shown. */
  isOpen: boolean;
  /** Called when the menu is closed: a choice, Escape, or a press beside it. */
  onClose: () => void;
  /** The button the menu hangs from; gets the focus back. */
  triggerRef: RefObject<Element | null>;
  /** Name of the menu for screen readers. */
  label: string;
  /** The actions, in the order in which they are shown. */
  items: readonly MenuItem<Id>[];
  /** Called when an item is chosen; `onClose` is called, too. */
  onAction?: (id: Id) => void;
  /** Content above the items, e.g. the signed-in user. */
  header?: ReactNode;
  /** Side of the button and its edge at which the menu opens. @default 'bottom end' */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
  /** As wide as its items, or the small width. @default 's' */
  width?: 'content' | 's';
}

/** A short list of actions that hangs from a button. */
export function Menu<Id extends string>(props: MenuProps<Id>) {
  const { isOpen, onClose, triggerRef, label, items, onAction, header, placement = 'bottom end', width = 's' } = props;
  const navigate = useContext(NavigateContext);
  return (
    <Language>
      <AriaPopover
        isOpen={isOpen}
        onOpenChange={(open) => !open && onClose()}
        triggerRef={triggerRef}
        placement={placement}
        offset={8}
        containerPadding={8}
        aria-label={label}
        className={`${surface} ${popover({ width })}`}
      >
        {header !== undefined && <div className={css.header}>{header}</div>}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles the keys of the menu within */}
        <div className={body} onFocus={toMarked} onKeyDownCapture={(event) => leaveByTab(event, triggerRef, onClose)}>
          <AriaMenu
            aria-label={label}
            autoFocus="first"
            className={css.menu}
            onClose={onClose}
            onAction={(key) => {
              const item = items.find(({ id }) => id === key);
              if (!item) return;
              onAction?.(item.id);
              if (item.href !== undefined) follow(item.href, navigate);
            }}
          >
            {items.map((item) => (
              <AriaMenuItem
                key={item.id}
                id={item.id}
                textValue={item.label}
                isDisabled={item.isDisabled ?? false}
                className={css.item({ tone: item.tone ?? 'ink' })}
              >
                {item.icon && <Icon icon={item.icon} />}
                {item.label}
              </AriaMenuItem>
            ))}
          </AriaMenu>
        </div>
      </AriaPopover>
    </Language>
  );
}

// Protocols that an item may open; not `javascript:`.
const PROTOCOLS = ['http:', 'https:', 'mailto:', 'tel:'];

function follow(href: string, navigate: Navigate | undefined): void {
  const url = new URL(href, location.href);
  if (navigate && url.origin === location.origin) navigate(href);
  else if (PROTOCOLS.includes(url.protocol)) location.assign(url);
}
