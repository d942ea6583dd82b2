import type { LineState, LineStatus, RequestLine } from '@instore/api';
import type { RequestCardLine, RequestCardProps } from '@instore/ui';
import { shortTime } from '../../shared/format/formatTime.ts';
import { waitingSince } from '../lineAge.ts';
import type { SayText } from '../../shared/texts/portalText.ts';

/** The language of the page: its texts, and its locale in BCP 47. */
interface PageLanguage {
  say: SayText;
  locale: string;
}

/** A line as the kit's label and detail show it. What the owner requested without a kiosk comes from the sales floor. */
export function requestCardLine(
  line: RequestLine,
  status: LineStatus,
  photoUrl: string | undefined,
  { say, locale }: PageLanguage,
): RequestCardLine {
  const at = { '1': line.requestedAt, '2': line.placedAt, '3': line.checkedOutAt }[status];
  return {
    ...line,
    name: line.productName,
    from: line.requestedBy === line.owner?.name ? say('Sales floor') : line.requestedBy,
    at: shortTime(at, locale),
    owner: line.owner && { name: line.owner.name, photoUrl },
    spot: line.spot ?? null,
    requestNote: line.requestNote ?? null,
    since: waitingSince(line, status),
  };
}

/** What differs from the usual state of the tab. */
export function exceptionOf(line: RequestLine): RequestCardProps['exception'] {
  const out = line.sentBackAt ? 'coming-back' : line.handedOverAt ? 'handed-over' : undefined;
  const exceptions: Record<LineState, RequestCardProps['exception']> = {
    waiting: 'waiting',
    accepted: isWithoutUnit(line) ? 'unavailable' : undefined,
    request: undefined,
    pending: undefined,
    unavailable: 'unavailable',
    checkedout: out,
    checkedin: undefined,
    cancelled: undefined,
    sold: undefined,
  };
  return exceptions[line.status];
}

/** An accepted line for which the location has no unit: adding it to the cart could only fail. */
export function isWithoutUnit(line: Pick<RequestLine, 'status' | 'barcode'>): boolean {
  return line.status === 'accepted' && line.barcode === null;
}
