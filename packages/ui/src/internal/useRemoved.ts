'use client';

import { useState } from 'react';

/** A line that was taken away, and where it stood. */
export interface Removed<Line> {
  line: Line;
  index: number;
}

/**
 * Remembers the line that was removed last, so that it can be put back; one that has come back in another way is no
 * longer offered.
 */
export function useRemoved<Line extends { id: string }>(lines: readonly Line[]) {
  const [last, setLast] = useState<Removed<Line>>();
  const removed = last && !lines.some(({ id }) => id === last.line.id) ? last : undefined;
  return {
    removed,
    remember: (line: Line) => setLast({ line, index: lines.findIndex(({ id }) => id === line.id) }),
    forget: () => setLast(undefined),
  };
}
