'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { ProgressBar } from '../../components/ProgressBar/ProgressBar.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import * as css from './ExportProgress.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface ExportProgressProps extends Unstyled {
  /** What is exported: "Export to Excel". */
  title: string;
  /** Which part: "Canal Street, all pairs". */
  note?: string;
  /** Rows of the file; `undefined` until the server says it. */
  rows: number | undefined;
  /** Rows received so far; `undefined` where they cannot be counted. @default undefined */
  done?: number | undefined;
  /** Bytes received so far. */
  received: number;
  /** The server has not begun for some seconds: says that exports run one after the other. @default false */
  isWaiting?: boolean;
  /** Stops the export; nothing is saved. */
  onStop: () => void;
}

/**
 * An export in progress: how many rows it has, how much has arrived, and the way to stop it. Put it after the list: it stays
 * at the foot while the list scrolls, and does not move it.
 */
export function ExportProgress(props: ExportProgressProps) {
  const { title, note, rows, done, received, isWaiting = false, onStop } = props;
  const say = useMessages('ExportProgress');
  const locale = useLocale();
  const size = formatBytes(received, locale);
  const rowsText =
    done === undefined
      ? say('{count} rows', { count: rows ?? 0 })
      : say('{done} of {total} rows', { done, total: rows ?? 0 });
  return (
    <section className={css.dock} aria-label={title}>
      <Icon icon={icons.download} size={24} />
      <div className={css.body}>
        <p className={css.line}>
          <span>
            <b>{wholeCodes(title)}</b>{' '}
            {note === undefined ? null : <span className={css.soft}>{wholeCodes(note)}</span>}
          </span>
          <span>
            {!isWaiting && (
              <span className={css.figures}>
                {rows === undefined ? '' : `${rowsText} · `}
                {say('{size} received', { size })}
              </span>
            )}
            <span className={css.soft} role="status">
              {isWaiting && say('Exports run one after the other. This one starts when the store is free.')}
            </span>
          </span>
        </p>
        <ProgressBar label={title} isLabelHidden value={done} total={rows ?? 0} />
      </div>
      <Button variant="quiet" aria-label={say('Stop {what}', { what: title })} onPress={onStop}>
        {say('Stop')}
      </Button>
    </section>
  );
}

/** Kilobytes, and megabytes from 1,000 of them. */
function formatBytes(bytes: number, locale: string): string {
  const [amount, unit] = bytes < 1_000_000 ? [bytes / 1_000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const digits = unit === 'megabyte' ? 1 : 0;
  return amount.toLocaleString(locale, {
    style: 'unit',
    unit,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
