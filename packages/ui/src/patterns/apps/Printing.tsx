import { Button, icons, Inline, Page, PrintPreview, SegmentedControl, ShelfLabelSheets, Stepper } from '@instore/ui';
import { useState } from 'react';

const SHELVES = ['A-01', 'A-02', 'B-01', 'B-02'];
type Paper = 'a4' | 'label';

/** What is printed is shown first, on the paper that is in the printer. The browser prints nothing else of the page. */
export function Printing() {
  const [paper, setPaper] = useState<Paper>('a4');
  const [copies, setCopies] = useState(1);
  const labels = SHELVES.flatMap((bin) =>
    Array.from({ length: copies }, (_, copy) => ({ id: `${bin} ${copy}`, bin, place: `Shelf ${bin}` })),
  );
  return (
    <Page
      title="Labels of the shelves"
      description="Print at 100 %, without head and foot."
      headingLevel={1}
      actions={
        <Button variant="signal" icon={icons.printer} onPress={() => window.print()}>
          Print
        </Button>
      }
    >
      <Inline gap={16}>
        <SegmentedControl
          label="Paper"
          items={[
            { id: 'a4', label: 'A4' },
            { id: 'label', label: '62 mm' },
          ]}
          value={paper}
          onChange={setPaper}
        />
        <Stepper label="Copies" value={copies} min={1} max={5} onChange={setCopies} />
      </Inline>
      <PrintPreview
        value={paper}
        papers={[
          { id: 'a4', title: 'A4, 10 on a sheet', children: <ShelfLabelSheets labels={labels} paper="a4" /> },
          {
            id: 'label',
            title: `62 mm, ${labels.length} labels`,
            children: <ShelfLabelSheets labels={labels} paper="label" />,
          },
        ]}
      />
    </Page>
  );
}
