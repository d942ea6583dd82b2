import { NOW, type News } from './news.ts';
import './PlainNews.css';

/** What a plain list shows of a notification: as much as the kit's does. */
export function PlainNews({ item }: { item: News }) {
  const minutes = Math.floor((NOW - Date.parse(item.at)) / 60_000);
  return (
    <button type="button" className="news">
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
