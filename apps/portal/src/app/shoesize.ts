import { newIdempotencyKey } from '@instore/api';
import type { InventoryPart } from './inventory.ts';
import type { KioskRequestsStore } from '../kiosk-requests/kioskRequests.ts';
import type { ScanOutcome } from '../requests/cartScan.ts';
import { anyChange } from '../shared/connection/locationChanges.ts';
import { createRequestCart, type RequestCartStore } from '../requests/requestCart.ts';
import { createRequestLines } from '../requests/requestLines.ts';
import { firstWhose } from '../requests/lineRights.ts';
import { createColleaguePhotos } from '../shared/photos/colleaguePhotos.ts';
import { createPrintersOpener } from './openPrinters.ts';
import type { AreaCommon } from './areaCommon.ts';
import type { AppBase } from './appBase.ts';
import { onFirstUse } from '../shared/onFirstUse.ts';

/** Creates the state of the area `shoesize`: cart, request lines, kiosk requests, inventory. */
export function createShoesize(base: AppBase, common: AreaCommon) {
  const { api, auth, local, environment, language, toasts } = base;
  const { refresh, window } = environment;
  const { say } = language;
  const { state, locationId } = common.stores;
  const cart = createRequestCart({
    api,
    local,
    toasts,
    say,
    newKey: newIdempotencyKey,
    locationId,
    onPlaced: refresh,
  });
  const photos = createColleaguePhotos({ api, locationId, missing: base.missingPhotos, urls: window.URL });
  const requestLines = createRequestLines({
    api,
    whose: firstWhose(auth.role),
    toasts,
    say,
    locationId,
    cart,
    onDropped: (lineIds, cartKey) => {
      cart.drop(lineIds, cartKey);
      refresh();
    },
    onHandled: common.onHandled,
  });
  const openLocation = () => {
    cart.open(auth.user?.user_id ?? '', locationId());
    requestLines.reset();
  };
  common.listen({
    onLocation: openLocation,
    onLive: () => void cart.readChanges(anyChange),
  });
  common.listenToChanges(cart.readChanges);
  if (state.status === 'ready') openLocation();
  window.addEventListener('storage', ({ key }) => cart.follow(key));
  return {
    cart,
    requestLines,
    photos,
    ...createPartsOnDemand(base, common, cart),
  };
}

/** The parts of the area that are loaded when a screen first needs them. */
function createPartsOnDemand(base: AppBase, common: AreaCommon, cart: RequestCartStore) {
  let kioskRequests: KioskRequestsStore | undefined;
  const opened: { inventory?: InventoryPart } = {};
  return {
    /** The parts that are created so far. */
    opened,
    /** The store's products; created once. */
    async openInventory(): Promise<InventoryPart> {
      const { createInventoryPart } = await import('./inventory.ts');
      return (opened.inventory ??= createInventoryPart(base, common, cart));
    },
    /** Adds the pair of a scanned box to the request cart. */
    async scanIntoCart(barcode: string): Promise<ScanOutcome> {
      const { scanIntoCart } = await import('../requests/cartScan.ts');
      const { api, auth } = base;
      return scanIntoCart({ api, cart, locationId: common.stores.locationId, personName: () => auth.name }, barcode);
    },
    openBookings: onFirstUse(
      () => import('./bookings.ts'),
      ({ createBookingsPart }) => createBookingsPart(base, common),
    ),
    /** The pairs that are held for customers. */
    openHolds: onFirstUse(
      () => import('./holds.ts'),
      ({ createHoldsPart }) => createHoldsPart(base, common),
    ),
    /** The sold pairs that come back. */
    openReturns: onFirstUse(
      () => import('./returns.ts'),
      ({ createReturnsPart }) => createReturnsPart(base, common),
    ),
    /** The pairs that move between locations. */
    openTransfers: onFirstUse(
      () => import('./transfers.ts'),
      ({ createTransfersPart }) => createTransfersPart(base, common),
    ),
    /** The figures of the location. */
    openInsight: onFirstUse(
      () => import('./insight.ts'),
      ({ createInsightPart }) => createInsightPart(base, common),
    ),
    /** What manages the shop. */
    openManage: onFirstUse(
      () => import('./manage.ts'),
      ({ createManagePart }) => createManagePart(base, common),
    ),
    openPrinters: createPrintersOpener(base, common).openPrinters,
    /** The kiosk requests; created once. */
    async openKioskRequests(): Promise<KioskRequestsStore> {
      const [liveUpdates, { createKioskRequestsPart }] = await Promise.all([
        common.openLiveUpdates(),
        import('./kioskRequests.ts'),
      ]);
      return (kioskRequests ??= createKioskRequestsPart(base, common, liveUpdates, cart));
    },
  };
}

/** The state of the area `shoesize`. */
export type Shoesize = ReturnType<typeof createShoesize>;
