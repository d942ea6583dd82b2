import * as css from './ShoeBoxes.css.ts';

// Size and colour of each box, row by row: kraft, ink, bone, tan, red, green, grey, navy; v is the volt one.
const BOXES =
  '9k 10.5i 8b 11t 7.5r 12b 9.5g 6k 13i 10t 8.5s 5.5b 11.5s 7v 9r 14i 10b 8.5n 6.5k 12g 4.5t 10.5b 9.5i 13r';
const CODES = ['HC82-104', 'TFR-2210', 'KDH-077', 'BST-318', 'OTL-502', 'LPH-640'];
const COLOURS = {
  k: '#C49A6A',
  i: '#23272B',
  b: '#ECE6D8',
  t: '#B78A58',
  r: '#BF3E29',
  g: '#2F5A44',
  s: '#3A3E44',
  n: '#22304D',
  v: '#D7FF3E',
};

/**
 * A drawing of shoe boxes: whole boxes at every width and height. Decorative; about 100 elements, because it is part of
 * the first page.
 */
export function ShoeBoxes() {
  return (
    <div className={css.background} aria-hidden="true">
      <svg className={css.pattern}>
        <defs>
          {/* The same for all boxes: shadow of the lid, label with bar, rule and barcode. */}
          <g id="instore-box">
            <path d="M1 30h182v2H1z" fill="#0C0E10" fillOpacity=".35" />
            <path d="M3 32h178v5H3z" fill="#0C0E10" fillOpacity=".18" />
            <path d="M20 46h144v70H20z" fill="#FFFFFF" />
            <path d="M20 46h4v70h-4z" fill="#15171A" />
            <path d="M24 100.500h140" stroke="#D6D1C6" />
            <path d={BARS} fill="#15171A" />
          </g>
        </defs>
      </svg>
      <div className={css.boxes}>
        {BOXES.split(' ').map((box, index) => {
          const [whole, half] = box.slice(0, -1).split('.');
          const colour = COLOURS[box.at(-1) as keyof typeof COLOURS];
          return (
            <svg
              // The boxes never change, so the index is the key.
              // oxlint-disable-next-line react/no-array-index-key -- sizes occur twice
              key={index}
              className={css.box}
              // The gaps above and below are the border of the box: in a tall cell its colour continues.
              viewBox="0 2 184 129.300"
            >
              <path d="M1-300h182V32h-2v400H3V32H1z" fill={colour} />
              <use href="#instore-box" />
              <text className={css.size} x="34" y="92">
                {whole}
                {half === undefined ? null : <tspan className={css.half}>.{half}</tspan>}
              </text>
              <text className={css.code} x="34" y="111">
                {CODES[index % CODES.length]}
              </text>
            </svg>
          );
        })}
      </div>
    </div>
  );
}

/** Decorative bars: start, then height, in thirds of the label. */
const BARS = [1, 2, 1, 1, 3, 1, 2, 1, 1, 2, 1, 3, 1, 1, 2, 1]
  .map(
    (height, index, all) =>
      `M136 ${52 + all.slice(0, index).reduce((sum, one) => sum + one + 1.25, 0)}h20v${height}h-20z`,
  )
  .join('');
