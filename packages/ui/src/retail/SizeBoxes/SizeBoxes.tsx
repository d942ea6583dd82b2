'use client';

import { useId, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import * as css from './SizeBoxes.css.ts';

/** The pairs of one size in a carton. */
export interface SizeBoxItem {
  id: string;
  /** Size as on the box, "10.5". */
  size: string;
  /** Announced pairs. */
  expected: number;
  /** Announced pairs that are counted. */
  counted: number;
  /** Announced pairs that a person did not find. */
  absent: number;
}

export interface SizeBoxesProps extends Unstyled {
  /** Names the list for screen readers: "Halden Court 82". */
  label: string;
  /** The sizes of the carton, in the order of the sizes. */
  boxes: readonly SizeBoxItem[];
  /** Id of the size that was counted last. */
  lastId?: string | undefined;
  /** A pair was scanned whose size is not known: each box asks "It is this size". @default false */
  asksForSize?: boolean;
  /** Counts a pair of a size: the scanned one, or one without a barcode. */
  onCount: (id: string) => void;
  /** Nothing can be counted now. @default false */
  isDisabled?: boolean;
}

type State = 'full' | 'part' | 'blank' | 'short';

const GLYPHS: Record<State, ReactNode> = {
  full: <path d="M1 5.4l2.8 2.8L9 2" fill="none" stroke="currentColor" strokeWidth="2" />,
  part: (
    <>
      <circle cx="5" cy="5" r="4.1" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M5 1a4 4 0 0 1 0 8z" fill="currentColor" />
    </>
  ),
  blank: <path d="M1.5 1.5h7v7h-7z" fill="none" stroke="currentColor" strokeWidth="2" />,
  short: <path d="M1.4 1.4l7.2 7.2M8.6 1.4L1.4 8.6" fill="none" stroke="currentColor" strokeWidth="2" />,
};

const LIDS = { full: 'on', part: 'half', blank: 'off', short: 'off' } as const satisfies Record<State, string>;

function stateOf({ expected, counted, absent }: SizeBoxItem): State {
  const left = expected - counted - absent;
  if (left === 0) return absent > 0 ? 'short' : 'full';
  return counted + absent === 0 ? 'blank' : 'part';
}

/**
 * The sizes of a carton as boxes: lid on, all are here; half a lid, some are; no lid, none is counted, which is a dash
 * and never zero; red, a person did not find them.
 */
export function SizeBoxes({ label, boxes, lastId, ...shared }: SizeBoxesProps) {
  return (
    <ul className={css.list} aria-label={label}>
      {boxes.map((box) => (
        <SizeBox key={box.id} {...shared} box={box} isLast={box.id === lastId} />
      ))}
    </ul>
  );
}

type SizeBoxProps = Omit<SizeBoxesProps, 'label' | 'boxes' | 'lastId'> & { box: SizeBoxItem; isLast: boolean };

function SizeBox(props: SizeBoxProps) {
  const { box, isLast, asksForSize = false } = props;
  const id = useId();
  const state = stateOf(box);
  return (
    <li>
      <article className={css.box({ lid: LIDS[state], isLast })} aria-labelledby={id}>
        {LIDS[state] !== 'off' && <span className={css.lid} aria-hidden="true" />}
        <div className={css.body({ state, isLast })}>
          <div className={css.top({ isBlank: state === 'blank' })}>
            <span id={id}>
              <SizeFigure size={box.size} scale={40} />
            </span>
            <Count {...box} />
          </div>
          <Foot {...props} state={state} />
          {asksForSize && <SizeChoice {...props} />}
        </div>
      </article>
    </li>
  );
}

/** The state in words, and the button for a pair without a barcode. */
function Foot({
  box,
  isLast,
  asksForSize = false,
  onCount,
  isDisabled = false,
  state,
}: SizeBoxProps & { state: State }) {
  const say = useMessages('SizeBoxes');
  const { size, expected, counted, absent } = box;
  const left = expected - counted - absent;
  const words: Record<State, string> = {
    full: say('All here'),
    part: say('{count} more to scan', { count: left }),
    blank: say('Not counted yet'),
    short: say('{count} short', { count: absent }),
  };
  return (
    <div className={css.foot({ state })}>
      <svg className={css.glyph} viewBox="0 0 10 10" aria-hidden="true">
        {GLYPHS[state]}
      </svg>
      <span className={css.word}>{isLast ? say('Last scan: {state}', { state: words[state] }) : words[state]}</span>
      {left > 0 && !asksForSize && (
        <IconButton
          icon={icons.tag}
          label={say('Count without a barcode, size {size}', { size })}
          isDisabled={isDisabled}
          onPress={() => onCount(box.id)}
        />
      )}
    </div>
  );
}

function SizeChoice({ box: { id, size }, onCount, isDisabled = false }: SizeBoxProps) {
  const say = useMessages('SizeBoxes');
  return (
    <div className={css.action}>
      <Button
        isFill
        isDisabled={isDisabled}
        aria-label={say('It is this size: {size}', { size })}
        onPress={() => onCount(id)}
      >
        {say('It is this size')}
      </Button>
    </div>
  );
}

/** "2/2"; without a count a dash. */
function Count({ expected, counted, absent }: SizeBoxItem) {
  const say = useMessages('SizeBoxes');
  const figure = counted + absent === 0 ? '–' : String(counted);
  return (
    <span className={css.count} role="img" aria-label={say('{figure} of {total}', { figure, total: expected })}>
      {figure}
      <span className={css.total}>/{expected}</span>
    </span>
  );
}
