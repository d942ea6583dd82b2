import { List } from '@instore/ui';
import { PickLine, type PickLineProps } from './PickLine.tsx';

/** Height of a pick before it is measured, px. */
const PICK_HEIGHT = 94;

const keyOf = (lineId: string) => lineId;

export interface PickLinesProps extends Pick<PickLineProps, 'onOpen'> {
  /** What the lines are: "Aisle A". */
  label: string;
  lineIds: readonly string[];
  /** The line that is open in the panel. */
  open: string | undefined;
}

/** The lines of a group of picks. */
export function PickLines({ label, lineIds, open, onOpen }: PickLinesProps) {
  return (
    <List label={label} items={lineIds} getKey={keyOf} estimatedHeight={PICK_HEIGHT} gap={8} isInPage>
      {(id) => <PickLine lineId={id} isOpen={id === open} onOpen={onOpen} />}
    </List>
  );
}
