'use client';

import { useRef, useState, type ReactNode } from 'react';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { CheckboxGroup } from '../CheckboxGroup/CheckboxGroup.tsx';
import type { DataTableColumn } from '../DataTable/columns.ts';
import * as icons from '../Icon/icons.ts';
import { Popover } from '../Popover/Popover.tsx';

export interface ColumnsButtonProps extends Unstyled {
  /** The columns of the table. */
  columns: readonly Pick<DataTableColumn<never>, 'id' | 'header' | 'isHideable'>[];
  /** Ids of the hidden columns. */
  hidden: readonly string[];
  /** Called with the ids of all hidden columns. */
  onChange: (hidden: string[]) => void;
  /** Other settings of the table, e.g. a `Switch` for its density; above the columns. */
  children?: ReactNode;
}

/** A button that hides and shows the columns of a DataTable. */
export function ColumnsButton({ columns, hidden, onChange, children }: ColumnsButtonProps) {
  const say = useMessages('ColumnsButton');
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hideable = columns.filter(({ isHideable = true }) => isHideable);
  const label = say('Columns');
  return (
    <>
      <Button
        ref={trigger}
        size="s"
        icon={icons.table}
        isIconOnNarrow="tablet"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {label}
      </Button>
      <Popover isOpen={isOpen} onClose={() => setOpen(false)} triggerRef={trigger} label={label} width="s" isPadded>
        {children}
        <CheckboxGroup
          label={label}
          options={hideable.map(({ id, header }) => ({ value: id, label: header }))}
          value={hideable.map(({ id }) => id).filter((id) => !hidden.includes(id))}
          onChange={(shown) => onChange(hideable.map(({ id }) => id).filter((id) => !shown.includes(id)))}
        />
        <Button variant="quiet" size="s" isDisabled={hidden.length === 0} onPress={() => onChange([])}>
          {say('Show all columns')}
        </Button>
      </Popover>
    </>
  );
}
