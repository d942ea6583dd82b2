import type { AnnouncedStatus } from '@instore/api';
import { code, email, id, line, money } from '../../base/valueFormats.ts';
import { type ImportKind, reasonBy, unknownIn } from '../kind.ts';

/** Why an announced pair keeps its values. */
const DECIDED = reasonBy<AnnouncedStatus>('status', {
  waiting: null,
  accepted: 'was accepted',
  declined: 'was declined',
});

/** Announced pairs. */
export const consignment: ImportKind = {
  name: 'consignment',
  what: 'Pairs that consignees announce; they wait for an admin to accept or decline them. A pair that was accepted or declined keeps its values and is reported.',
  key: ['reference'],
  columns: [
    {
      name: 'reference',
      what: "Number in the chain's own system, unique",
      cell: code(64),
      example: 'C-20417',
      isRequired: true,
    },
    { name: 'location', what: 'Id of the location', cell: id, example: 'canal-street', isRequired: true },
    {
      name: 'variant',
      what: 'Id of the size, as in the file of the goods',
      cell: code(64),
      example: '4100101',
      isRequired: true,
    },
    {
      name: 'consignee',
      what: 'E-mail address of the owner',
      cell: email,
      example: 'ada@chain.example',
      isRequired: true,
    },
    { name: 'asks', what: 'What the consignee wants for it', cell: money, example: '118.00', isRequired: false },
    { name: 'condition', what: 'Condition', cell: line(200), example: 'Worn once', isRequired: false },
  ],
  current: `select reference, location_id as location, variant_id as variant, users.email as consignee,
      (asks_cents / 100.0)::numeric(12, 2)::text as asks, condition
    from announced_pairs join users on users.id = consignee_id where reference is not null`,
  checks: [
    unknownIn('location', 'locations', 'id', 'there is no location "{value}"'),
    unknownIn('variant', 'variants', 'id', 'there is no size "{value}"'),
    unknownIn('consignee', 'users', 'email', 'there is no person with the address "{value}"'),
  ],
  keeps: `select row, ${DECIDED} as reason from import_rows join announced_pairs using (reference)
    where status <> 'waiting'`,
  writes: [
    // The status is compared again: an admin may have accepted the pair since the check.
    `update announced_pairs set location_id = location, variant_id = variant, consignee_id = users.id,
       asks_cents = (asks::numeric * 100)::int, condition = import_rows.condition
     from import_rows join users on users.email = consignee
     where announced_pairs.reference = import_rows.reference and status = 'waiting'`,
    `insert into announced_pairs (reference, location_id, variant_id, consignee_id, asks_cents, condition, announced_at)
     select import_rows.reference, location, variant, users.id, (asks::numeric * 100)::int, import_rows.condition, clock_timestamp()
     from import_rows join users on users.email = consignee
     where not exists (select 1 from announced_pairs where announced_pairs.reference = import_rows.reference)
     order by row`,
  ],
};
