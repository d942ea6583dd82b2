import { List } from '@instore/ui';
import { RequestRow, type RequestRowProps } from './RequestRow.tsx';

/** Height of a label before it is measured, px. */
const LABEL_HEIGHT = 120;

/** More rows than this, in all groups together, are drawn only where they are in sight. */
const WHOLE_UP_TO = 50;

const keyOf = (lineId: string) => lineId;

export interface RequestRowsProps extends Omit<RequestRowProps, 'lineId' | 'isOpen' | 'isChosen' | 'onChosenChange'> {
  label: string;
  items: readonly string[];
  /** Number of lines of the group, also of those that are not read yet. */
  total: number;
  /** Number of rows that the page shows, in all groups. */
  shown: number;
  /** The line whose details are open. */
  openId: string | undefined;
  /** The lines that are chosen together. @default none can be chosen */
  chosen?: Chosen | undefined;
}

/** Lines that are chosen, to do the same with each. */
export interface Chosen {
  ids: readonly string[];
  onChange: (ids: readonly string[]) => void;
  /** One line is chosen, or not any more. Stays the same function, so that a choice draws one row. */
  onChosenChange: (lineId: string, isChosen: boolean) => void;
}

/** Lines below each other. */
export function RequestRows({ label, items, total, shown, openId, chosen, ...row }: RequestRowsProps) {
  return (
    <List
      label={label}
      items={items}
      getKey={keyOf}
      estimatedHeight={LABEL_HEIGHT}
      gap={8}
      total={total}
      wholeUpTo={shown > WHOLE_UP_TO ? 0 : WHOLE_UP_TO}
      isInPage
    >
      {(lineId) => (
        <RequestRow
          {...row}
          lineId={lineId}
          isOpen={lineId === openId}
          isChosen={chosen?.ids.includes(lineId) ?? false}
          onChosenChange={chosen?.onChosenChange}
        />
      )}
    </List>
  );
}
