'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal as AriaModal, ModalOverlay } from 'react-aria-components/Modal';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Glyph } from '../../internal/Glyph.tsx';
import { Language } from '../../internal/Language.tsx';
import { guardDialog } from '../../internal/pressGuard.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { KioskAction } from '../KioskShell/KioskAction.tsx';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import { glyph } from '../KioskShell/KioskShell.css.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './KioskFilters.css.ts';

/** The filters of the kiosk, which are those of its search. */
export type KioskFilterName = 'type' | 'size' | 'color' | 'brand' | 'availability';

/** A value of a filter, as the facets of the search have it. */
export interface KioskFilterOption {
  value: string;
  /** Of a colour: `#rrggbb`. */
  swatch?: string;
  /** Of a type: a picture of one of its products. */
  imageUrl?: string;
}

/** A filter and its values. */
interface FilterGroup {
  id: KioskFilterName;
  title: string;
  options: readonly (KioskFilterOption & { label: string })[];
}

/** Chosen values by filter, as the search takes them. */
export type KioskFilterValues = Readonly<Partial<Record<KioskFilterName, readonly string[]>>>;

export interface KioskFiltersProps extends Unstyled {
  /** The values of each filter, the most frequent colour first. A size is named with its system: "US M 10.5". */
  options: Readonly<Partial<Record<KioskFilterName, readonly KioskFilterOption[]>>>;
  /** Only sizes of this system are offered: "US M". */
  sizeSystem: string;
  /** The chosen values of each filter. */
  chosen: KioskFilterValues;
  /** Called with all chosen values. */
  onChange: (chosen: KioskFilterValues) => void;
  /** Products that fit; undefined while they are counted. */
  count: number | undefined;
  /** Whether the sheet is open, for an app that closes it itself. @default the sheet keeps it */
  isOpen?: boolean | undefined;
  /** Called when the filters are opened or closed. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const TYPES = {
  sneakers: 'Sneakers',
  boots: 'Boots',
  sandals: 'Sandals',
  tees: 'Tees',
  hoodies: 'Hoodies',
  accessories: 'Accessories',
} as const;
const PLACES = { inStore: 'In this store', otherLocations: 'Other stores too' } as const;

/** How many colours are offered: one row. */
const COLOURS_MAX = 6;

const isType = (value: string): value is keyof typeof TYPES => value in TYPES;

/** The filters with their words. Types that the kit does not know have none. */
function useGroups({ options, sizeSystem }: KioskFiltersProps): FilterGroup[] {
  const say = useMessages('Kiosk');
  const { type = [], size = [], color = [], brand = [] } = options;
  const named = (option: KioskFilterOption) => ({ ...option, label: option.value });
  const start = `${sizeSystem} `;
  const groups: FilterGroup[] = [
    {
      id: 'type',
      title: say('Type'),
      options: type.flatMap((option) => (isType(option.value) ? { ...option, label: say(TYPES[option.value]) } : [])),
    },
    {
      id: 'size',
      title: `${say('Size')}, ${sizeSystem}`,
      options: size
        .filter(({ value }) => value.startsWith(start))
        .map((option) => ({ ...option, label: option.value.slice(start.length) })),
    },
    { id: 'color', title: say('Colour'), options: color.slice(0, COLOURS_MAX).map(named) },
    { id: 'brand', title: say('Brand'), options: brand.map(named) },
    {
      id: 'availability',
      title: say('Where'),
      options: Object.entries(PLACES).map(([value, text]) => ({ value, label: say(text) })),
    },
  ];
  return groups.filter((group) => group.options.length > 0);
}

/** The button of the dock that says how many filters are on, and opens them in a sheet from below. */
export function KioskFilters(props: KioskFiltersProps) {
  const { chosen, onChange, count } = props;
  const say = useMessages('Kiosk');
  const [isKeptOpen, keepOpen] = useState(false);
  const { isOpen = isKeptOpen, onOpenChange = keepOpen } = props;
  const onClose = () => onOpenChange(false);
  const on = Object.values(chosen).flat().length;
  const groups = useGroups(props);
  const toggle = (id: KioskFilterName, value: string) => {
    const before = chosen[id] ?? [];
    onChange({
      ...chosen,
      [id]: before.includes(value) ? before.filter((each) => each !== value) : [...before, value],
    });
  };
  return (
    <>
      <KioskAction action="filters" onPress={() => onOpenChange(true)}>
        {on > 0 && ` ${on}`}
      </KioskAction>
      <Language>
        <ModalOverlay isOpen={isOpen} onOpenChange={(open) => !open && onClose()} isDismissable className={css.scrim}>
          <AriaModal ref={guardDialog} className={css.modal}>
            <AriaDialog className={css.sheet} aria-label={say('Filters')}>
              <header className={css.head}>
                <h2 className={css.title}>{say('Filters')}</h2>
                <KioskButton aria-label={say('Close')} onPress={onClose}>
                  <Glyph icon={icons.x} className={glyph} aria-hidden />
                </KioskButton>
              </header>
              <div className={css.body}>
                {groups.map((group) => (
                  <Group key={group.id} group={group} chosen={chosen[group.id] ?? []} onToggle={toggle} />
                ))}
              </div>
              <footer className={css.foot}>
                <KioskButton onPress={() => onChange({})}>{say('Clear')}</KioskButton>
                <KioskButton variant="signal" isGrow onPress={onClose}>
                  {count === undefined ? say('Loading') : say('Show {count} shoe|Show {count} shoes', { count })}
                </KioskButton>
              </footer>
            </AriaDialog>
          </AriaModal>
        </ModalOverlay>
      </Language>
    </>
  );
}

interface GroupProps {
  group: FilterGroup;
  chosen: readonly string[];
  onToggle: (id: KioskFilterName, value: string) => void;
}

/** A filter: types as pictures, sizes as figures, colours as swatches, others as chips. */
function Group({ group: { id, title, options }, chosen, onToggle }: GroupProps) {
  return (
    <section className={css.group} data-filter={id}>
      <h3 className={css.groupTitle}>{title}</h3>
      <div className={css.options[id]} role="group" aria-label={title}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            className={css.option[id]}
            aria-pressed={chosen.includes(option.value)}
            onClick={() => onToggle(id, option.value)}
          >
            <Option id={id} option={option} />
          </button>
        ))}
      </div>
    </section>
  );
}

/** What the button of a value shows. */
function Option({ id, option }: { id: KioskFilterName; option: FilterGroup['options'][number] }) {
  const { label, swatch, imageUrl } = option;
  if (id === 'size') return <SizeFigure size={label} scale={40} />;
  if (id === 'type') {
    return (
      <>
        <span className={css.picture}>
          <ImageWithFallback src={imageUrl} alt="" width={116} height={61} />
        </span>
        <span className={css.label}>{label}</span>
      </>
    );
  }
  if (id !== 'color') return label;
  return (
    <>
      <span className={css.swatch} style={assignInlineVars({ [css.paint]: swatch ?? 'transparent' })}>
        <Glyph icon={icons.check} className={css.tick} aria-hidden />
      </span>
      <span className={css.label}>{label}</span>
    </>
  );
}

/** How long typing rests before the search runs, ms. */
const TYPING_MS = 350;

export interface KioskSearchFieldProps extends Unstyled {
  /** The text that is searched. */
  value: string;
  /** Called when typing rests. */
  onChange: (value: string) => void;
}

/** The search field of the dock. */
export function KioskSearchField({ value, onChange }: KioskSearchFieldProps) {
  const say = useMessages('Kiosk');
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useEffectEvent(() => {
    told.current = typed;
    onChange(typed);
  });
  useEffect(() => {
    if (typed === told.current) return undefined;
    const timer = setTimeout(tell, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Another text from outside replaces what was typed; the answer to `tell` does not.
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);
  return (
    <label className={css.field}>
      <Glyph icon={icons.search} className={glyph} aria-hidden />
      <input
        type="search"
        className={css.input}
        aria-label={say('Search shoes')}
        placeholder={say('Search shoes')}
        value={typed}
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <button type="button" className={css.clear} aria-label={say('Clear')} onClick={() => setTyped('')}>
          <Glyph icon={icons.x} className={glyph} aria-hidden />
        </button>
      )}
    </label>
  );
}
