// @module-tag all
import { afterAll, expect, test } from 'vitest';
import { catalogue } from '../../../src/seed/catalogue.ts';
import { createRandom } from '../../../src/seed/random.ts';
import { CANAL, cartLine, stockUp } from '../../support/goods.ts';
import { ok, openShop, type Shop } from '../../support/shop.ts';

/** A stockroom with four pairs of each size, in as many bins, and a day on which each size is wanted three times. */
const SIZES = catalogue
  .slice(0, 12)
  .flatMap(({ row, variants }) => variants.slice(0, 2).map(({ size }) => ({ product: row.id, size })));
const PAIRS = 4;
const REQUESTS = 72;
/** How many of 100 pairs are put elsewhere in a day on which no person notes it. */
const LOST_A_DAY = 1;
/** How many of 100 pairs that are brought back come into a wrong bin. */
const WRONG_BIN = 3;
/** How many of 100 pairs are not brought back. */
const KEPT = 15;
const DAY_MS = 86_400_000;

const shops: Shop[] = [];
afterAll(() => Promise.all(shops.map((shop) => shop.close())));

/** A store whose pairs were seen within the last 40 days, and which of them lie where they are on record. */
async function openDay(seed: number) {
  let time = Date.now() + 600_000;
  const shop = await openShop({ now: () => new Date(time) });
  shops.push(shop);
  const random = createRandom(seed);
  const here = new Map<string, boolean>();
  const sizes = [];
  for (const { product, size } of SIZES) {
    const goods = await stockUp(shop, product, size, PAIRS);
    sizes.push(goods);
    for (const barcode of goods.barcodes) {
      const days = random.below(40);
      here.set(barcode, !random.chance(100 * (1 - (1 - LOST_A_DAY / 100) ** days)));
      const at = new Date(time - days * DAY_MS - random.below(DAY_MS));
      await shop.rows(`update units set seen_at = $1, seen_as = 'scanned' where barcode = $2`, at, barcode);
    }
  }
  return { shop, here, sizes, pass: (ms: number) => (time += ms) };
}

/** Stops keeping what was seen: pairs are reserved in walking order, as before. */
const forgetSightings = async (shop: Shop) => {
  await shop.rows('alter table unit_history disable trigger unit_history_sightings');
  await shop.rows('update units set seen_at = null, seen_as = null where seen_at is not null');
};

interface Looks {
  found: number;
  looks: number;
}

/** A day of requests: the picker goes to each reserved pair, and brings most of them back after ten more requests. */
async function liveDay(seed: number, hasSightings: boolean): Promise<Looks> {
  const { shop, here, sizes, pass } = await openDay(seed);
  if (!hasSightings) await forgetSightings(shop);
  const dario = shop.as('dario-vance').inventory;
  const maren = shop.as('maren-okafor').inventory;
  const random = createRandom(seed + 1);
  const result: Looks = { found: 0, looks: 0 };
  const out: { barcode: string; back: number; isWrong: boolean }[] = [];
  for (let n = 0; n < REQUESTS; n += 1) {
    pass(360_000);
    // Drawn first, so that both rules have the same customers.
    const [goods, isKept, isWrong] = [
      sizes[random.below(sizes.length)]!,
      random.chance(KEPT),
      random.chance(WRONG_BIN),
    ];
    const placed = await maren.placeRequest({ locationId: CANAL, items: [cartLine(goods)] });
    if (placed.ok) {
      const line = placed.data.lines[0]!;
      const at = { locationId: CANAL, lineId: line.lineId };
      let barcode = line.barcode;
      while (barcode !== null) {
        result.looks += 1;
        if (here.get(barcode)) {
          ok(await dario.checkOut({ ...at, barcode }));
          result.found += 1;
          if (!isKept) out.push({ barcode, back: n + 10, isWrong });
          break;
        }
        ({ barcode } = ok(await dario.reportPairNotHere(at)));
      }
    }
    for (const pair of out.filter(({ back }) => back === n)) {
      ok(await dario.checkIn({ locationId: CANAL, barcode: pair.barcode }));
      if (pair.isWrong) here.set(pair.barcode, false);
    }
  }
  return result;
}

const rateOf = ({ found, looks }: Looks) => (100 * found) / looks;

test(
  'In a simulated day the pair seen last is found more often',
  { tags: 'M-07', timeout: 300_000 },
  async ({ annotate }) => {
    const sum = { before: { found: 0, looks: 0 }, now: { found: 0, looks: 0 } };
    for (const seed of [7, 11, 23]) {
      for (const [rule, total] of Object.entries(sum)) {
        const day = await liveDay(seed, rule === 'now');
        total.found += day.found;
        total.looks += day.looks;
      }
    }
    const said = Object.entries(sum).map(([rule, { found, looks }]) => `${rule} ${found} of ${looks} looks`);
    await annotate(said.join(', '));
    expect(rateOf(sum.now)).toBeGreaterThan(rateOf(sum.before) + 2);
  },
);
