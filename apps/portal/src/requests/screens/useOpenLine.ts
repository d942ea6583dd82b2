import type { LineStatus, RequestLine } from '@instore/api';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useShoesize } from '../../app/context.ts';

/** The line whose details are open, and the tab to which it belongs. */
export interface OpenLine {
  line: RequestLine;
  status: LineStatus;
}

/**
 * The line whose details are open. It closes when its tab is left, and when the line leaves the list.
 * @param objectId the object of a notification: its line opens in its tab [N-05]
 */
export function useOpenLine(status: LineStatus, objectId: string | undefined) {
  const { requestLines } = useShoesize();
  const { byId, isKnown } = useSnapshot(requestLines.state);
  const [chosen, setChosen] = useState<{ lineId: string; status: LineStatus }>();
  const [found, setFound] = useState<OpenLine>();
  useEffect(() => {
    if (objectId === undefined || !isKnown) return undefined;
    let isWanted = true;
    void requestLines.findObject(objectId).then((object) => isWanted && setFound(object));
    return () => {
      isWanted = false;
    };
  }, [requestLines, objectId, isKnown]);
  const listed = chosen?.status === status ? byId[chosen.lineId] : undefined;
  const current = found && { ...found, line: byId[found.line.lineId] ?? found.line };
  const open = (listed && { line: listed, status }) ?? current;
  return {
    open: open as OpenLine | undefined,
    openLine: (lineId: string) => {
      setFound(undefined);
      setChosen({ lineId, status });
    },
    close: () => {
      setFound(undefined);
      setChosen(undefined);
    },
  };
}
