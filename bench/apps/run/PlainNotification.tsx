import { NOW, type BenchNotification } from './notifications.ts';
import './PlainNotification.css';

/** A notification in a plain list, with the same content as in the kit's list. */
export function PlainNotification({ item }: { item: BenchNotification }) {
  const minutes = Math.floor((NOW - Date.parse(item.at)) / 60_000);
  return (
    <button type="button" className="notification">
      <img className="plate" src={item.iconUrl} alt="" />
      <span>
        <span className={item.acknowledged ? 'title' : 'title new'}>{item.title}</span>
        <span className="meta">
          <span>
            {item.objectIdName} <code>{item.objectId}</code>
          </span>
          <time dateTime={item.at}>{minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`}</time>
        </span>
      </span>
      {item.acknowledged ? null : <span className="unread" role="img" aria-label="Unread" />}
    </button>
  );
}
