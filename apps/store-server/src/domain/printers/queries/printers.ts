import type { Printer } from '@instore/api';
import { and, asc, count, eq } from 'drizzle-orm';
import { canonicalAddress, isInRanges } from '../../../base/addressRanges.ts';
import { fieldProblem, problem, said } from '../../../base/problems.ts';
import { lookOf } from '../../../base/writtenText.ts';
import type { Db, Tx } from '../../../db/database.ts';
import { printers, printJobs } from '../../../db/schema/printing.ts';
import { locations } from '../../../db/schema/stores.ts';

/** Printers of a location at most: each is asked every minute how it is. */
const PRINTERS_MAX = 20;

/** What an admin says about a printer. */
export type WantedPrinter = Pick<Printer, 'name' | 'address' | 'port' | 'dpi' | 'labelWidth' | 'labelHeight'>;

/** Reads the printers of a location by name, or one of them. */
export async function readPrinters(
  db: Db | Tx,
  { locationId, id }: { locationId?: string; id?: number },
): Promise<Printer[]> {
  const rows = await db
    .select({
      id: printers.id,
      locationId: printers.locationId,
      name: printers.name,
      address: printers.address,
      port: printers.port,
      dpi: printers.dpi,
      labelWidth: printers.labelWidth,
      labelHeight: printers.labelHeight,
      state: printers.state,
      stateSince: printers.stateSince,
      waiting: count(printJobs.id),
      version: printers.version,
    })
    .from(printers)
    .leftJoin(printJobs, and(eq(printJobs.printerId, printers.id), eq(printJobs.status, 'waiting')))
    .where(
      and(
        locationId === undefined ? undefined : eq(printers.locationId, locationId),
        id === undefined ? undefined : eq(printers.id, id),
      ),
    )
    .groupBy(printers.id)
    .orderBy(asc(printers.name), asc(printers.id));
  return rows.map(({ id: printerId, stateSince, ...row }) => ({
    printerId: String(printerId),
    ...row,
    stateSince: stateSince?.toISOString() ?? null,
  }));
}

/** Reads one printer. @throws ProblemError 404 */
export async function readPrinter(db: Db | Tx, id: number): Promise<Printer> {
  const [printer] = await readPrinters(db, { id });
  if (printer === undefined) throw noPrinter();
  return printer;
}

/** Locks a printer. It waits for a node that talks to it. @throws ProblemError 404 */
export async function lockPrinter(tx: Tx, id: number): Promise<typeof printers.$inferSelect> {
  const [printer] = await tx.select().from(printers).where(eq(printers.id, id)).for('update');
  if (printer === undefined) throw noPrinter();
  return printer;
}

/** Another admin removed it after the guard had read its location. */
const noPrinter = () => problem(404, 'Not found', { detail: 'There is no such printer.' });

/** Locks the names of the printers of a location, until the transaction ends. */
export async function lockPrinterNames(tx: Tx, locationId: string): Promise<void> {
  await tx.select({ id: locations.id }).from(locations).where(eq(locations.id, locationId)).for('no key update');
}

/**
 * Checks what an admin says about a printer of a location, whose names are locked.
 * @param id the printer that is changed; undefined for a new one
 * @param ranges the addresses that the settings allow
 * @throws ProblemError 409, or 422 with the field
 */
export async function checkPrinter(
  tx: Tx,
  { locationId, wanted, id }: { locationId: string; wanted: WantedPrinter; id?: string },
  ranges: readonly string[],
): Promise<WantedPrinter> {
  const address = canonicalAddress(wanted.address);
  if (address === undefined) {
    throw fieldProblem(422, 'No address', '/address', 'This is no IP address. One is 10.1.2.3, for example.');
  }
  if (ranges.length === 0) {
    throw fieldProblem(
      422,
      'No printers allowed',
      '/address',
      'The settings of this store allow no printers. The operator names their addresses in PRINTER_RANGES.',
    );
  }
  if (!isInRanges(address, ranges)) {
    throw fieldProblem(
      422,
      'Address not allowed',
      '/address',
      said('The settings of this store allow no printer at {address}, only in {ranges}.', {
        address,
        ranges: ranges.join(', '),
      }),
    );
  }
  const others = (await readPrinters(tx, { locationId })).filter(({ printerId }) => printerId !== id);
  if (others.some(({ name }) => lookOf(name) === lookOf(wanted.name))) {
    throw fieldProblem(422, 'Named twice', '/name', 'Another printer of this location has this name.');
  }
  if (others.length >= PRINTERS_MAX) {
    throw problem(409, 'Too many printers', { detail: 'This location has 20 printers. Remove one first.' });
  }
  const { name, port, dpi, labelWidth, labelHeight } = wanted;
  return { name, address, port, dpi, labelWidth, labelHeight };
}
