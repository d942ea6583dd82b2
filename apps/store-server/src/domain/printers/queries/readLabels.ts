import type { LabelKind, Language } from '@instore/api';
import { and, count, eq, inArray, isNotNull, isNull, max, or } from 'drizzle-orm';
import { canonicalBarcode } from '../../../base/barcode.ts';
import { fieldProblem, said } from '../../../base/problems.ts';
import type { Tx } from '../../../db/database.ts';
import { products, variants } from '../../../db/schema/catalogue.ts';
import { movementLines, movements } from '../../../db/schema/movements.ts';
import { bins, units } from '../../../db/schema/stock.ts';
import { locations } from '../../../db/schema/stores.ts';
import { binLabel, cartonLabel, MISSING_TEXTS, pairLabel } from '../rules/labels.ts';
import type { Label } from '../rules/zpl.ts';

interface Wanted {
  locationId: string;
  kind: LabelKind;
  ids: readonly string[];
  /** Of the words on the labels. */
  language: Language;
}

/** A label for each id that a location has. */
type Labels = Map<string, Label>;

const READ: Record<LabelKind, (tx: Tx, ids: string[], wanted: Wanted) => Promise<Labels>> = {
  bins: readBins,
  pairs: readPairs,
  cartons: readCartons,
};

/** How an id is stored. */
const STORED: Record<LabelKind, (id: string) => string> = {
  bins: (id) => id.trim().toUpperCase(),
  pairs: canonicalBarcode,
  cartons: (id) => id.trim().toUpperCase(),
};

/**
 * Reads what labels show, in the order of the ids.
 * @throws ProblemError 422 with the field, for an id that the location does not have
 */
export async function readLabels(tx: Tx, wanted: Wanted): Promise<[Label, ...Label[]]> {
  const { kind, ids } = wanted;
  const stored = ids.map(STORED[kind]);
  const found = await READ[kind](tx, stored, wanted);
  const labels = stored.map((id, at) => {
    const label = found.get(id);
    if (label !== undefined) return label;
    throw fieldProblem(422, 'Not here', `/ids/${at}`, said(MISSING_TEXTS[kind], { id: ids[at] ?? id }));
  });
  // The contract has at least one id.
  return labels as [Label, ...Label[]];
}

async function readBins(tx: Tx, ids: string[], { locationId, language }: Wanted): Promise<Labels> {
  const rows = await tx
    .select({ code: bins.code, aisle: bins.aisle, bay: bins.bay, shelf: bins.shelf })
    .from(bins)
    .where(and(eq(bins.locationId, locationId), inArray(bins.code, ids)));
  return new Map(rows.map((row) => [row.code, binLabel(row, language)]));
}

/** Pairs of the location, and those that are counted in a delivery which is not closed yet. */
async function readPairs(tx: Tx, ids: string[], { locationId }: Wanted): Promise<Labels> {
  const here = await tx
    .select({ barcode: units.barcode, size: variants.size, name: products.title })
    .from(units)
    .innerJoin(variants, eq(variants.id, units.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(eq(units.locationId, locationId), inArray(units.barcode, ids)));
  const counted = await tx
    .select({ barcode: movementLines.barcode, size: variants.size, name: products.title })
    .from(movementLines)
    .innerJoin(movements, eq(movements.id, movementLines.movementId))
    .innerJoin(variants, eq(variants.id, movementLines.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        eq(movements.locationId, locationId),
        inArray(movementLines.barcode, ids),
        isNotNull(movementLines.condition),
        isNull(movementLines.unitId),
      ),
    );
  return new Map(
    [...counted, ...here].map(({ barcode, size, name }) => [
      barcode ?? '',
      pairLabel({ barcode: barcode ?? '', size, name }),
    ]),
  );
}

/** Cartons of transfers from or to the location. */
async function readCartons(tx: Tx, ids: string[], { locationId }: Wanted): Promise<Labels> {
  const rows = await tx
    .select({ carton: movementLines.carton, pairs: count(), to: max(locations.name) })
    .from(movementLines)
    .innerJoin(movements, eq(movements.id, movementLines.movementId))
    .innerJoin(locations, eq(locations.id, movements.locationId))
    .where(
      and(
        eq(movements.kind, 'transfer'),
        inArray(movementLines.carton, ids),
        or(eq(movements.fromLocationId, locationId), eq(movements.locationId, locationId)),
      ),
    )
    .groupBy(movementLines.carton);
  return new Map(rows.map(({ carton, pairs, to }) => [carton, cartonLabel({ carton, pairs, to: to ?? '' })]));
}
