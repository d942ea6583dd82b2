import type { LineStatus } from '@instore/api';
import { LinePages } from './LinePages.tsx';
import { OutGroups } from './OutGroups.tsx';
import { RequestGroups, type RequestGroupsProps } from './RequestGroups.tsx';

export interface RequestListProps extends RequestGroupsProps {
  onStatusChange: (status: LineStatus) => void;
}

/** The lines of a tab. */
export function RequestList({ onStatusChange, ...groups }: RequestListProps) {
  if (groups.status === '3') return <OutGroups onStatusChange={onStatusChange} {...groups} />;
  return (
    <LinePages status={groups.status} onStatusChange={onStatusChange}>
      <RequestGroups {...groups} />
    </LinePages>
  );
}
