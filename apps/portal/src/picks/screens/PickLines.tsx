import { List } from '@instore/ui';
import { PickLine, type PickLineProps } from './PickLine.tsx';

/** Height of a pick before it is measured, px. */
const PICK_HEIGHT = 88;

/** Up to so many picks are all rendered, grouped or not. */
const WHOLE_UP_TO = 50;

const keyOf = (lineId: string) => lineId;

export interface PickLinesProps extends Pick<PickLineProps, 'onOpen'> {
  /** What the lines are: "Aisle A". */
  label: string;
  lineIds: readonly string[];
  /** Number of lines in all groups. */
  total: number;
  /** The line that is open in the panel. */
  open: string | undefined;
}

/** The lines of a group of picks. */
export function PickLines({ label, lineIds, total, open, onOpen }: PickLinesProps) {
  return (
    <List
      label={label}
      items={lineIds}
      getKey={keyOf}
      estimatedHeight={PICK_HEIGHT}
      gap={8}
      wholeUpTo={total > WHOLE_UP_TO ? 0 : WHOLE_UP_TO}
      isInPage
    >
      {(id) => <PickLine lineId={id} isOpen={id === open} onOpen={onOpen} />}
    </List>
  );
}
