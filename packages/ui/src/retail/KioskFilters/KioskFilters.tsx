'use client';

import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import * as icons from '../../components/Icon/icons.ts';
import { Glyph } from '../../internal/Glyph.tsx';
import { Language } from '../../internal/Language.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import { glyph } from '../KioskShell/KioskShell.css.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './KioskFilters.css.ts';

/** A filter of the kiosk and its values. */
export interface KioskFilterGroup {
  id: string;
  title: string;
  /** Shows the values as figures, three to a row otherwise. @default 'chips' */
  as?: 'chips' | 'sizes';
  options: readonly { value: string; label: string }[];
}

export interface KioskFiltersProps extends Unstyled {
  isOpen: boolean;
  groups: readonly KioskFilterGroup[];
  /** Chosen values by group. */
  chosen: Readonly<Record<string, readonly string[]>>;
  onToggle: (group: string, value: string) => void;
  /** Products that fit; undefined while they are counted. */
  count: number | undefined;
  onClear: () => void;
  onClose: () => void;
}

/** Filters in a sheet from below, within reach of the hand. */
export function KioskFilters({ isOpen, groups, chosen, onToggle, count, onClear, onClose }: KioskFiltersProps) {
  const say = useMessages('Kiosk');
  return (
    <Language>
      <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={css.scrim}>
        <AriaModal className={css.modal}>
          <AriaDialog className={css.sheet} aria-label={say('Filters')}>
            <header className={css.head}>
              <h2 className={css.title}>{say('Filters')}</h2>
              <KioskButton aria-label={say('Close')} onPress={onClose}>
                <Glyph icon={icons.x} className={glyph} aria-hidden />
              </KioskButton>
            </header>
            <div className={css.body}>
              {groups.map((group) => (
                <Group key={group.id} group={group} chosen={chosen[group.id] ?? []} onToggle={onToggle} />
              ))}
            </div>
            <footer className={css.foot}>
              <KioskButton onPress={onClear}>{say('Clear')}</KioskButton>
              <KioskButton variant="signal" isGrow onPress={onClose}>
                {count === undefined ? say('Loading') : say('Show {count} shoe|Show {count} shoes', { count })}
              </KioskButton>
            </footer>
          </AriaDialog>
        </AriaModal>
      </ModalOverlay>
    </Language>
  );
}

interface GroupProps extends Pick<KioskFiltersProps, 'onToggle'> {
  group: KioskFilterGroup;
  chosen: readonly string[];
}

function Group({ group: { id, title, as = 'chips', options }, chosen, onToggle }: GroupProps) {
  return (
    <section>
      <h3 className={css.groupTitle}>{title}</h3>
      <div className={as === 'sizes' ? css.sizes : css.chips} role="group" aria-label={title}>
        {options.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            className={as === 'sizes' ? css.size : css.chip}
            aria-pressed={chosen.includes(value)}
            onClick={() => onToggle(id, value)}
          >
            {as === 'sizes' ? <SizeFigure size={label} scale={40} /> : label}
          </button>
        ))}
      </div>
    </section>
  );
}

export interface KioskSearchFieldProps extends Unstyled {
  value: string;
  onChange: (value: string) => void;
  /** Something that stands in the field, e.g. a button that clears it. */
  end?: ReactNode;
}

/** The search field of the dock. */
export function KioskSearchField({ value, onChange, end }: KioskSearchFieldProps) {
  const say = useMessages('Kiosk');
  return (
    <label className={css.field}>
      <Glyph icon={icons.search} className={glyph} aria-hidden />
      <input
        type="search"
        className={css.input}
        aria-label={say('Search shoes')}
        placeholder={say('Search shoes')}
        value={value}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => onChange(event.target.value)}
      />
      {end}
    </label>
  );
}
