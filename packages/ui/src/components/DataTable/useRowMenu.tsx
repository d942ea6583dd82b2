'use client';

import { useCallback, useRef, useState } from 'react';
import { Menu } from '../Menu/Menu.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import type { DataTableProps } from './props.ts';

/** The menu of one row: `openMenu` (stays the same function) opens it at a button, `menu` is to be rendered. */
export function useRowMenu<Row extends object>({ getRowName, getRowActions, onRowAction }: DataTableProps<Row>) {
  const say = useMessages('DataTable');
  const [row, setRow] = useState<Row | null>(null);
  const trigger = useRef<Element | null>(null);
  const openMenu = useCallback((of: Row, button: Element) => {
    trigger.current = button;
    setRow(of);
  }, []);
  const menu = row && getRowActions && (
    <Menu
      isOpen
      onClose={() => setRow(null)}
      triggerRef={trigger}
      label={say('Actions for {row}', { row: getRowName(row) })}
      items={getRowActions(row)}
      onAction={(action) => onRowAction?.(action, row)}
    />
  );
  return { openMenu, menu };
}
