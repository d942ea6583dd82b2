import { sql } from 'drizzle-orm';
import { products } from '../../../db/schema/catalogue.ts';
import { readPage } from '../queries/productPage.ts';
import { scopeOf } from '../../../security/scope.ts';
import type { Operation } from '../../operation.ts';

/** Lists the products of a brand, or all, in pages [C-03]. A comma is part of the brand's name. */
export const getKioskProducts: Operation<'getKioskProducts'> = async ({ body, caller, store: { db } }) => {
  const brand = body.brandName?.trim().toLowerCase();
  const ofBrand = brand ? sql`lower(${products.brand}) = ${brand}` : undefined;
  return { data: { data: { products: await readPage(db, ofBrand, body, scopeOf(caller, body.locationId)) } } };
};
