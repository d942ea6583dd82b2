import type { Comparison } from './comparison.ts';

/** One step of a race, with the peers it is compared with. */
interface Step {
  /** Its name in the apps. */
  name: string;
  what: string;
  /** How often the step repeats the action; the cost is given for one. @default 1 */
  times?: number;
  against: readonly (Omit<Comparison, 'what' | 'peer'> & { app: string })[];
}

/** The same job for several apps, step by step, each time in a fresh page. */
export interface Race {
  name: string;
  /** In `apps/run`. */
  ours: string;
  /** The name of each peer, by its app. */
  peers: Readonly<Record<string, string>>;
  steps: readonly Step[];
  /** Maximum number of elements inside an element after the last step. */
  count?: { what: string; within: string; most: number };
}

const toastify = 'toastify.tsx';
const plainList = 'list-tanstack.tsx';
const virtuoso = 'list-virtuoso.tsx';
const plainTable = 'table-tanstack.tsx';
const mui = 'table-mui.tsx';
const ag = 'table-ag.tsx';

const whyTable =
  'TanStack Table and Virtual are inside, and most of the time of both sides is theirs. In a profile layout takes half as much again: each text is cut in a place of its own; roles, indices and the one tab stop among all cells come on top.';
const tables = [
  { app: plainTable, target: 1.3, whyMissed: whyTable },
  { app: mui, target: 1 },
  { app: ag, target: 1 },
];

const scrolled = [{ app: plainTable }, { app: mui, target: 1 }, { app: ag, target: 1 }];

export const races: readonly Race[] = [
  {
    name: 'toasts',
    ours: 'kit-toasts.tsx',
    peers: { [toastify]: 'react-toastify, limit 5' },
    steps: [
      {
        name: 'burst',
        what: '100 toasts at once',
        against: [
          {
            app: toastify,
            // Between 0.80 and 0.94 in runs of the same code (ADR 31).
            target: 1,
            whyMissed:
              'In a profile the layout of five toasts takes nearly twice theirs: each has more elements, a pictogram and words for screen readers among them.',
          },
        ],
      },
    ],
  },
  {
    name: 'toasts in a row',
    ours: 'kit-toasts.tsx',
    peers: { [toastify]: 'react-toastify, limit 5' },
    steps: [
      {
        name: 'row',
        what: '100 toasts one by one: ours draws each, the newest on top; theirs the first five alone',
        // Theirs shows five and queues the others, so there is no target (ADR 31).
        against: [{ app: toastify }],
      },
    ],
  },
  {
    name: 'list',
    ours: 'kit-list.tsx',
    peers: { [plainList]: "TanStack Virtual's plain list", [virtuoso]: 'react-virtuoso' },
    steps: [
      // Ours is a dialog that keeps the focus, theirs an empty box: the figures have no target (ADR 31).
      { name: 'open', what: 'The empty panel of the notifications: open', against: [{ app: plainList }] },
      {
        name: 'mount',
        what: '10,000 notifications: mount',
        against: [
          {
            app: plainList,
            // Between 0.82 and 1.02 in runs of the same code (ADR 31).
            target: 1.05,
            whyMissed:
              'The visible rows are the same, and ours computes no positions beyond them. In a profile the rest is style and layout: a row has a tinted icon, two typefaces, and its exact time in words.',
          },
          { app: virtuoso },
        ],
      },
      {
        name: 'prepend',
        what: '10,000 notifications: one more on top',
        times: 20,
        against: [{ app: virtuoso, target: 1.05 }, { app: plainList }],
      },
    ],
    count: { what: 'Elements in the list of 10,000 notifications', within: '[role="dialog"] ul', most: 140 },
  },
  {
    name: 'table',
    ours: 'kit-table.tsx',
    peers: { [plainTable]: 'plain TanStack Table with Virtual', [mui]: 'MUI X DataGrid', [ag]: 'AG Grid community' },
    steps: [
      { name: 'mount', what: '10,000 × 8 cells: mount', against: tables },
      // A frame of a display of 60 Hz lasts 16.7 ms.
      { name: 'scroll', times: 60, what: '10,000 × 8 cells: scroll by 60 px, one frame of 60', against: scrolled },
      { name: 'sort', what: '10,000 × 8 cells: sort by a text', against: tables },
      { name: 'filter', what: '10,000 × 8 cells: filter by a text', against: tables },
    ],
  },
];
