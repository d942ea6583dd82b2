import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

export interface Look {
  theme?: string;
  /** Per cent. */
  textSize?: string;
  /** Rules of axe. */
  rules: readonly string[];
}

/**
 * Sets theme and text size, and gives what stands in anybody's way. Runs in the page, with axe in it: nothing from
 * outside this function is known there.
 */
export async function look({ theme, textSize, rules }: Look): Promise<string[]> {
  const { axe } = globalThis as unknown as {
    axe: { run: (where: ElementContext, options: RunOptions) => Promise<AxeResults> };
  };
  const page = document.documentElement;
  if (theme !== undefined) page.dataset['theme'] = theme;
  if (textSize !== undefined) page.style.fontSize = `${textSize}%`;
  // Whoever measures its room has measured it anew in the first frame, and is drawn by the second.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
  const tooWide = page.scrollWidth - page.clientWidth;
  const found = tooWide > 0 ? [`the page is ${tooWide} px wider than its window`] : [];
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'] },
    { runOnly: { type: 'rule', values: [...rules] }, resultTypes: ['violations'] },
  );
  for (const { id, nodes } of violations) {
    for (const { target, failureSummary } of nodes) found.push(`${id} at ${target.join(' ')}: ${failureSummary}`);
  }
  return found;
}
