/** Story names, as in their ids, that show many states of a component at once, or one that is open. */
const PICTURED_NAMES = new Set(
  'states variants kinds severities sizes scales cases all formats layouts lists open critical products searched many '
    .concat('messages from-the-end from-below wrong awkward several cards results labels picks chips accepted looking ')
    .concat('nearest garments account next-page-failed compact chosen sounds team unavailable checked-out with-wishes')
    .concat(' aside cancelled')
    .split(' '),
);

/**
 * Their plays end at an arbitrary position of a scroll, a camera picture or the first render of 10,000 rows; the text of
 * the loader has the system's typeface.
 */
const UNSTABLE_IDS = new Set([
  'collections-datatable--example',
  'collections-list--example',
  'forms-scanfield-camera--reading',
  'messages-loaderscreen--example',
]);

/**
 * Whether a story has reference pictures: the first story of each component and pattern, and those with a name of the
 * list.
 *
 * @param position of the story in its file, from 0
 */
export function isPictured({ id, title }: { id: string; title: string }, position: number): boolean {
  if (title.startsWith('Foundations/') || UNSTABLE_IDS.has(id)) return false;
  return position === 0 || PICTURED_NAMES.has(id.slice(id.indexOf('--') + 2));
}
