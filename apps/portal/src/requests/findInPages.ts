import { PAGE_SIZE_MAX, type Result } from '@instore/api';

/**
 * Finds an item in a list with numbered pages. Reads page after page until the item is found or the list ends.
 *
 * @returns the item, undefined if the list does not have it; or the failure of a page that cannot be read
 */
export async function findInPages<Item>(
  read: (part: { page: number; size: number }) => Promise<Result<{ content: Item[]; totalElements: number }>>,
  isWanted: (item: Item) => boolean,
): Promise<Result<Item | undefined>> {
  for (let page = 0; ; page += 1) {
    const answer = await read({ page, size: PAGE_SIZE_MAX });
    if (!answer.ok) return answer;
    const { content, totalElements } = answer.data;
    const data = content.find(isWanted);
    const isLast = content.length === 0 || (page + 1) * PAGE_SIZE_MAX >= totalElements;
    if (data !== undefined || isLast) return { ok: true, data };
  }
}
