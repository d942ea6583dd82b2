import {
  Button,
  EmptyState,
  icons,
  List,
  Page,
  PairRow,
  playSound,
  ProgressBar,
  ScanField,
  Toolbar,
} from '@instore/ui';
import { useState } from 'react';

/** The pairs of the delivery, by barcode. */
const EXPECTED = new Map([
  ['2048177304161', { size: '41', name: 'Halden Court 82' }],
  ['2048177311572', { size: '44.5', name: 'Tarn Fell Runner' }],
  ['2048177322103', { size: '38', name: 'Kurobe Dam High' }],
]);

/** Scan after scan without a press: each says at once, in words and by a sound, what it was. */
export function ScanLoop() {
  const [scanned, setScanned] = useState<readonly string[]>([]);
  const [error, setError] = useState<string>();

  const take = (barcode: string) => {
    const problem = !EXPECTED.has(barcode)
      ? `${barcode} is not in this delivery. Put it aside.`
      : scanned.includes(barcode)
        ? 'This pair was scanned already. Scan the next one.'
        : undefined;
    setError(problem);
    void playSound(problem === undefined ? 'scan-ok' : 'scan-error');
    if (problem === undefined) setScanned([barcode, ...scanned]);
  };

  return (
    <Page
      title="Delivery 2291"
      description="Scan each pair. The scanner works wherever the focus is."
      headingLevel={1}
      width="m"
      actions={
        <Button icon={icons.undo} isDisabled={scanned.length === 0} onPress={() => setScanned(scanned.slice(1))}>
          Undo the last
        </Button>
      }
    >
      <ScanField
        label="Barcode"
        size="xl"
        isGlobal
        hasCamera
        onScan={take}
        hint="Type, scan or use the camera"
        error={error}
      />
      <ProgressBar label="Pairs" value={scanned.length} total={EXPECTED.size} />
      <Toolbar title={scanned.length === 1 ? '1 pair scanned' : `${scanned.length} pairs scanned`} />
      {scanned.length === 0 ? (
        <EmptyState title="Nothing scanned yet" icon={icons.scan} />
      ) : (
        <List label="Scanned pairs" items={scanned} getKey={(code) => code} estimatedHeight={96} gap={8} isInPage>
          {(barcode) => (
            <PairRow
              size={EXPECTED.get(barcode)?.size ?? ''}
              sizeSystem="EU"
              name={EXPECTED.get(barcode)?.name ?? ''}
              colourway={{ name: 'Chalk', swatches: ['#EFEBE0'] }}
              sku={null}
              barcode={barcode}
              state="found"
            />
          )}
        </List>
      )}
    </Page>
  );
}
