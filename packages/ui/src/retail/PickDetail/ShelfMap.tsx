import { assignInlineVars } from '@vanilla-extract/dynamic';
import { Fragment } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { bayAt, BOX, mapSize, positionAt } from './shelfGeometry.ts';
import * as css from './ShelfMap.css.ts';

/** The bays and shelves of an aisle. */
export interface ShelfMapData {
  /** The shown bays, from the left: `[11, 12, 13, 14, 15, 16]`. */
  bays: readonly number[];
  /** Number of shelves of a bay. */
  shelves: number;
  /** Number of boxes on a shelf of one bay. @default 4 */
  positions?: number;
  /** Places without a box; all other places have one. */
  gaps?: readonly ShelfPlace[];
  /** The box to pick. */
  target: ShelfPlace;
}

/** A place in an aisle; shelf 1 is the highest, position 1 the leftmost. */
export interface ShelfPlace {
  bay: number;
  shelf: number;
  position: number;
}

export interface ShelfMapProps extends Unstyled, ShelfMapData {
  /** The location in words: "Aisle A, bay 14, shelf 3". */
  label: string;
}

/** An aisle from the front, with the box to pick highlighted. */
export function ShelfMap({ label, bays, shelves, positions = 4, gaps, target }: ShelfMapProps) {
  const { width, height, captionY, share } = mapSize(bays.length, shelves, positions);
  const isSame = (one: ShelfPlace) => (other: ShelfPlace) =>
    one.bay === other.bay && one.shelf === other.shelf && one.position === other.position;
  return (
    <svg
      className={css.map}
      style={assignInlineVars({ [css.share]: String(share) })}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      {bays.map((bay, column) => (
        <Fragment key={bay}>
          {range(shelves).map((shelf) => {
            const place = bayAt(column, shelf, positions);
            const isTargetBay = bay === target.bay && shelf === target.shelf;
            return (
              <Fragment key={shelf}>
                {range(positions).map((position) => {
                  const here = { bay, shelf, position };
                  if (gaps?.some(isSame(here))) return null;
                  const { x, y } = positionAt(place, position);
                  return <Box key={position} x={x} y={y} shade={shadeOf(here)} isTarget={isSame(target)(here)} />;
                })}
                <rect className={css.board} x={place.x} y={place.y + BOX.height + 1} width={place.width} height="2" />
                {isTargetBay ? (
                  <rect
                    className={css.frame}
                    x={place.x - 2}
                    y={place.y - 4}
                    width={place.width + 4}
                    height={BOX.height + 8}
                  />
                ) : null}
              </Fragment>
            );
          })}
          <text
            className={css.bay({ isTarget: bay === target.bay })}
            x={bayAt(column, 1, positions).x + bayAt(column, 1, positions).width / 2}
            y={captionY}
          >
            {bay}
          </text>
        </Fragment>
      ))}
    </svg>
  );
}

function Box({ x, y, shade, isTarget }: { x: number; y: number; shade: 0 | 1 | 2 | 3; isTarget: boolean }) {
  const marks = css.marks({ isTarget });
  return (
    <>
      <rect className={isTarget ? css.target : css.box[shade]} x={x} y={y} width={BOX.width} height={BOX.height} />
      <rect className={marks} x={x} y={y + 4} width={BOX.width} height="1" />
      <rect className={marks} x={x + 3} y={y + 9} width="6" height="5" />
    </>
  );
}

/** Boxes differ in shade so that they can be distinguished. A place always has the same shade. */
function shadeOf({ bay, shelf, position }: ShelfPlace): 0 | 1 | 2 | 3 {
  return ((bay * 7 + shelf * 5 + position * 3) % 4) as 0 | 1 | 2 | 3;
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index + 1);
}
