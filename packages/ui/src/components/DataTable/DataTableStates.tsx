'use client';

import { ErrorState } from '../ErrorState/ErrorState.tsx';
import { ListFoot } from '../List/ListStates.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import type { DataTableColumn } from './columns.ts';
import * as css from './DataTable.css.ts';
import type { DataTableProps } from './props.ts';

/** Rows of the skeleton. */
const PLACES = 6;

/** What is shown in place of rows, or below them: loading, nothing, an error. */
export function DataTableStates<Row extends object>(
  props: DataTableProps<Row> & { isEmpty: boolean; shownColumns: readonly DataTableColumn<Row>[]; hasBoxes: boolean },
) {
  const { label, isEmpty, status = 'ready', hasMore = false, error, onRetry, empty } = props;
  if (!isEmpty) {
    return status === 'ready' ? null : (
      <div className={css.foot}>
        <ListFoot status={status} isEnd={!hasMore} endMessage={undefined} error={error} onRetry={onRetry} />
      </div>
    );
  }
  if (status === 'loading') return <Places label={label} columns={props.shownColumns} hasBoxes={props.hasBoxes} />;
  return (
    <div className={css.state}>{status === 'ready' ? empty : <ErrorState onRetry={onRetry}>{error}</ErrorState>}</div>
  );
}

interface PlacesProps {
  label: string;
  columns: readonly Pick<DataTableColumn<object>, 'id' | 'align'>[];
  hasBoxes: boolean;
}

/** The skeleton of the first page: rows of the final height, with a bar in each column. */
function Places({ label, columns, hasBoxes }: PlacesProps) {
  const say = useMessages('DataTable');
  return (
    <div role="status">
      <VisuallyHidden>{say('Loading {what}', { what: label })}</VisuallyHidden>
      {Array.from({ length: PLACES }, (_, index) => (
        <div key={index} className={css.place}>
          {hasBoxes && <span />}
          {columns.map(({ id, align = 'start' }) => (
            <div key={id} className={css.cell({ align })}>
              <span className={css.placeBar}>
                <Skeleton height={16} />
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
