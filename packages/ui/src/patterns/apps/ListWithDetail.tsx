import {
  AppShell,
  Button,
  DescriptionList,
  EmptyState,
  FilterChips,
  type FilterGroup,
  FilterPanel,
  icons,
  List,
  PairRow,
  Panel,
  Stamp,
  Toolbar,
} from '@instore/ui';
import { useState } from 'react';

const PARCELS = [
  { id: 'P-4102', customer: 'Amélie Laurent', size: '41', name: 'Halden Court 82', shelf: 'A', days: 0 },
  { id: 'P-4107', customer: 'Karim Benali', size: '44.5', name: 'Tarn Fell Runner', shelf: 'A', days: 2 },
  { id: 'P-4113', customer: 'Lucie Morel', size: '38', name: 'Kurobe Dam High', shelf: 'B', days: 5 },
];
type Parcel = (typeof PARCELS)[number];

/** The filters of this app, by its own names. */
const NO_FILTERS: { shelf: readonly string[]; customer: string } = { shelf: [], customer: '' };
type Filters = typeof NO_FILTERS;

const GROUPS: FilterGroup<Filters>[] = [
  { kind: 'list', name: 'shelf', label: 'Shelf', options: [{ value: 'A' }, { value: 'B' }] },
  { kind: 'text', name: 'customer', label: 'Customer' },
];

const SECTIONS = [{ id: 'parcels', label: 'Parcels', icon: icons.boxes, href: '/', isCurrent: true }];

const fits =
  ({ shelf, customer }: Filters) =>
  (parcel: Parcel) =>
    (shelf.length === 0 || shelf.includes(parcel.shelf)) &&
    parcel.customer.toLowerCase().includes(customer.toLowerCase());

/** A list with filters before it and the open item beside it. On a phone both are sheets. */
export function ListWithDetail() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [openId, setOpenId] = useState<string>();
  const found = PARCELS.filter(fits(filters));
  const open = PARCELS.find(({ id }) => id === openId);
  const filtering = { groups: GROUPS, value: filters, onChange: setFilters };
  return (
    <AppShell
      area="Pick-up"
      title="Parcels"
      where="Rue de Rivoli, desk"
      sections={SECTIONS}
      start={<FilterPanel {...filtering} />}
      aside={open && <ParcelPanel parcel={open} />}
      asideLabel="Parcel"
      isAsideOpen={open !== undefined}
      onAsideClose={() => setOpenId(undefined)}
    >
      <Toolbar title={found.length === 1 ? '1 parcel' : `${found.length} parcels`} />
      <FilterChips {...filtering} />
      {found.length === 0 ? (
        <EmptyState
          title="No parcel has these filters"
          action={<Button onPress={() => setFilters(NO_FILTERS)}>Clear all filters</Button>}
        />
      ) : (
        <List label="Parcels" items={found} getKey={({ id }) => id} estimatedHeight={96} gap={8} isInPage>
          {(parcel) => (
            <PairRow
              size={parcel.size}
              sizeSystem="EU"
              name={parcel.name}
              colourway={{ name: 'Chalk', swatches: ['#EFEBE0'] }}
              sku={parcel.id}
              caption={parcel.customer}
              end={parcel.days > 3 ? <Stamp state="pending">5 days</Stamp> : undefined}
              isOpen={parcel.id === openId}
              onOpen={() => setOpenId(parcel.id)}
            />
          )}
        </List>
      )}
    </AppShell>
  );
}

function ParcelPanel({ parcel }: { parcel: Parcel }) {
  return (
    <Panel
      title={parcel.customer}
      actions={
        <Button variant="signal" size="l" isFill>
          Hand over
        </Button>
      }
    >
      <DescriptionList
        items={[
          { label: 'Parcel', value: parcel.id, isCode: true },
          { label: 'Shelf', value: parcel.shelf, isCode: true },
          { label: 'Waits', value: parcel.days === 0 ? 'since today' : `${parcel.days} days` },
        ]}
      />
    </Panel>
  );
}
