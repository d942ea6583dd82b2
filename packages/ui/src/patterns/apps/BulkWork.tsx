import {
  BulkBar,
  Button,
  ConfirmDialog,
  DataTable,
  type DataTableColumn,
  EmptyState,
  Page,
  Stack,
  Toolbar,
  ToastRegion,
  toasts,
} from '@instore/ui';
import { useState } from 'react';

interface Parcel {
  id: string;
  customer: string;
  shelf: string;
  days: number;
}

const PARCELS: readonly Parcel[] = [
  { id: 'P-4102', customer: 'Amélie Laurent', shelf: 'A', days: 9 },
  { id: 'P-4107', customer: 'Karim Benali', shelf: 'A', days: 12 },
  { id: 'P-4113', customer: 'Lucie Morel', shelf: 'B', days: 15 },
  { id: 'P-4120', customer: 'Noé Fabre', shelf: 'B', days: 15 },
];

const COLUMNS: DataTableColumn<Parcel>[] = [
  { id: 'id', header: 'Parcel', cell: ({ id }) => id, width: 120 },
  { id: 'customer', header: 'Customer', cell: ({ customer }) => customer, sortBy: ({ customer }) => customer },
  { id: 'days', header: 'Days', cell: ({ days }) => days, sortBy: ({ days }) => days, align: 'end', width: 80 },
];

/** Many rows at once: choose, confirm what cannot be undone, and say what was done, with Undo. */
export function BulkWork() {
  const [rows, setRows] = useState(PARCELS);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setAsking] = useState(false);

  const sendBack = () => {
    const before = rows;
    setAsking(false);
    setRows(rows.filter(({ id }) => !chosen.has(id)));
    setChosen(new Set());
    toasts.positive(`${chosen.size} parcels go back`, {
      action: { label: 'Undo', onPress: () => setRows(before) },
    });
  };

  return (
    <Page title="Not picked up" description="Parcels that wait longer than a week." headingLevel={1}>
      <Stack gap={0}>
        <Toolbar title={`${rows.length} parcels`} />
        <DataTable
          label="Parcels"
          columns={COLUMNS}
          rows={rows}
          getRowId={({ id }) => id}
          getRowName={({ id, customer }) => `${id}, ${customer}`}
          selection={chosen}
          onSelectionChange={setChosen}
          isInPage
          empty={<EmptyState title="No parcel waits longer than a week" />}
        />
      </Stack>
      {chosen.size > 0 && (
        <BulkBar
          chosen={chosen.size}
          total={rows.length}
          onChooseAll={(isChosen) => setChosen(new Set(isChosen ? rows.map(({ id }) => id) : []))}
        >
          <Button variant="signal" onPress={() => setAsking(true)}>
            Send back
          </Button>
        </BulkBar>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Send ${chosen.size} parcels back ?`}
        confirmLabel="Send back"
        cancelLabel="Not yet"
        onConfirm={sendBack}
        onCancel={() => setAsking(false)}
      >
        The customers get a message.
      </ConfirmDialog>
      <ToastRegion />
    </Page>
  );
}
