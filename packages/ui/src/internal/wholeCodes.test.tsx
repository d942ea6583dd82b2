import type { ReactNode } from 'react';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { Banner } from '../components/Banner/Banner.tsx';
import { ConfirmDialog } from '../components/ConfirmDialog/ConfirmDialog.tsx';
import { EmptyState } from '../components/EmptyState/EmptyState.tsx';
import { InlineMessage } from '../components/InlineMessage/InlineMessage.tsx';
import { NotificationRow } from '../components/NotificationBell/NotificationRow.tsx';
import { ScanField } from '../components/ScanField/ScanField.tsx';
import { Text } from '../components/Text/Text.tsx';
import { TextField } from '../components/TextField/TextField.tsx';
import { ToastRegion } from '../components/Toast/ToastRegion.tsx';
import { toasts } from '../components/Toast/toasts.ts';
import { show } from '../fixtures/keyboard.tsx';
import { BinHead } from '../retail/BinRoute/BinHead.tsx';
import { StockPanel } from '../retail/StockPanel/StockPanel.tsx';
import { Timeline } from '../retail/Timeline/Timeline.tsx';

const ENGLISH =
  'Pair 2048177304161 was not in A-19-08. Take another one for order YK-30426 from B-02-11 by 2026-03-12.';
const ARABIC =
  'لم يكن الزوج 2048177304161 في \u2068A-19-08\u2069. خذ زوجًا آخر للطلب \u2068YK-30426\u2069 من \u2068B-02-11\u2069 قبل \u20682026-03-12\u2069.';
const CODES = ['A-19-08', 'YK-30426', 'B-02-11', '2026-03-12'];

/** The text nodes of the page. */
function textNodes(): Node[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

/** The codes that are drawn in more than one line. */
const brokenCodes = (): string[] =>
  textNodes().flatMap((node) =>
    CODES.filter((code) => {
      const at = node.textContent?.indexOf(code) ?? -1;
      if (at < 0) return false;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + code.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }),
  );

/** Each part of the kit that draws a sentence. */
const PARTS: Record<string, (words: string) => ReactNode> = {
  Text: (words) => <Text>{words}</Text>,
  Banner: (words) => <Banner severity="info" title={words} />,
  InlineMessage: (words) => <InlineMessage severity="critical">{words}</InlineMessage>,
  ConfirmDialog: (words) => (
    <ConfirmDialog isOpen title={words} confirmLabel="Yes" cancelLabel="No" onConfirm={() => {}} onCancel={() => {}}>
      {words}
    </ConfirmDialog>
  ),
  EmptyState: (words) => <EmptyState title={words}>{words}</EmptyState>,
  TextField: (words) => <TextField label="Bin" value="" onChange={() => {}} description={words} errorMessage={words} />,
  ScanField: (words) => <ScanField label="Bin" onScan={() => {}} error={words} />,
  Timeline: (words) => <Timeline label="History" events={[{ id: '1', time: '14:07', title: words, detail: words }]} />,
  NotificationRow: (words) => (
    <NotificationRow
      item={{ id: '1', title: words, objectIdName: 'Order', objectId: null, acknowledged: false }}
      iconUrl={undefined}
      now={0}
      onSelect={() => {}}
    />
  ),
  BinHead: (words) => <BinHead bin="A-19-08" note={words} />,
  StockPanel: (words) => <StockPanel label="Bin" task={words} bin="A-19-08" place={words} hint={words} />,
};

describe.each([
  ['en-US', ENGLISH],
  ['ar-EG', ARABIC],
])('%s', (locale, words) => {
  test.each(Object.entries(PARTS))(
    '%s breaks no bin, order or day at its hyphens on a narrow screen',
    { tags: 'W-12' },
    async (_name, part) => {
      onTestFinished(() => page.viewport(1280, 800));
      await show(part(words), locale);
      await expect.poll(() => document.body.textContent).toContain(words);
      for (let width = 320; width >= 240; width -= 5) {
        await page.viewport(width, 800);
        expect(brokenCodes(), `${width} px`).toEqual([]);
      }
    },
  );

  test('A toast breaks no bin, order or day at its hyphens', { tags: 'T-01' }, async () => {
    onTestFinished(() => (toasts.clear(), page.viewport(1280, 800)));
    await show(<ToastRegion />, locale);
    toasts.info(words, { showAlways: true, description: words });
    await expect.poll(() => document.body.textContent).toContain(words);
    for (let width = 320; width >= 240; width -= 5) {
      await page.viewport(width, 800);
      expect(brokenCodes(), `${width} px`).toEqual([]);
    }
  });
});

test('A code longer than a phone is wide breaks, so that the page is no wider', { tags: 'W-12' }, async () => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(320, 800);
  await show(<Text>No pair has the SKU HC82-104-CF-ANNIVERSARY-2025-EU-OCEAN-BLUE-SIZE-NINE.</Text>);
  await expect.poll(() => document.body.textContent).toContain('ANNIVERSARY');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
