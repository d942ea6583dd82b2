import { type PairAtLocation, type RequestLine, mayEnter } from '@instore/api';
import { CommandPalette, normaliseBarcode, onDemand, useScanAnywhere, useSearchKeys } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { InventorySearch } from '../../shared/address/inventorySearch.ts';
import { showFailure } from '../../shared/writes/showFailure.ts';
import { isBarcode } from '../searchStore.ts';
import { useValues } from '../../shared/components/useValues.ts';
import { useApp, useAreaCommon, useLiveUpdates } from '../../app/context.ts';
import type { SearchPaletteProps } from './Search.tsx';
import { useScannedUnit } from './useScannedUnit.ts';
import { type Choice, commandsFor, itemsFor, pagesFor } from './searchItems.ts';
import type { UnitSheetProps } from './UnitSheet.tsx';
import { useLocale, useSay, useSayMessage } from '../../shared/language/useLanguage.ts';

const UnitSheet = onDemand<UnitSheetProps>(() => import('./UnitSheet.tsx').then((module) => module.UnitSheet), {
  unavailable: UnitSheetUnavailable,
});

/**
 * The typed text is drawn within the key's event. Drawn after it, React would first put the old text back into the field:
 * two renderings for each key, and the caret at the end of the text.
 */
const AT_ONCE = { sync: true };

/** Key bindings, scans from anywhere on the page, and the palette; loaded after the first paint. */
export function SearchPalette({ area, isOpen, onOpenChange, pageRef, field }: SearchPaletteProps) {
  const say = useSay();
  const sayMessage = useSayMessage();
  const { search } = useAreaCommon();
  const { query, isPending, error, noUnit } = useSnapshot(search.state, AT_ONCE);
  const { unit, choose, scan, submit, closeUnit } = useChoices({ area, onClose: () => onOpenChange(false) });
  const groups = useSearchItems({ area });
  useEffect(() => search.close, [search]);
  useScanAnywhere(pageRef, (barcode) => void scan(barcode));
  useSearchKeys(pageRef, {
    isOpen,
    hasSlash: field === undefined,
    onOpen: () => onOpenChange(true),
    // Read the state: the snapshot may miss the last key.
    onType: (text) => search.search(search.state.query + text),
  });
  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onClose={() => {
          onOpenChange(false);
          search.close();
        }}
        label={say('Search or scan a barcode')}
        query={query}
        onQueryChange={search.search}
        groups={groups}
        isPending={isPending}
        error={error === undefined ? undefined : sayMessage(error)}
        onRetry={search.retry}
        emptyText={noUnit === undefined ? undefined : sayMessage(noUnit)}
        onChoose={(id) => {
          const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
          if (item) choose(item.choice);
        }}
        onSubmit={submit}
        onScan={(barcode) => void scan(barcode)}
      />
      {unit ? <UnitSheet unit={unit} onClose={closeUnit} /> : null}
    </>
  );
}

/** The items that match the typed text. */
function useSearchItems({ area }: Pick<SearchPaletteProps, 'area'>) {
  const say = useSay();
  const locale = useLocale();
  const { auth, preferences } = useApp();
  const { search } = useAreaCommon();
  const { role } = useSnapshot(auth);
  const { theme } = useSnapshot(preferences.state);
  const sounds = useLiveUpdates()?.sounds;
  const { query, products, total, unit, lines } = useValues(search.state, AT_ONCE);
  const local = {
    area,
    pages: pagesFor(say, role, area),
    commands: commandsFor(say, theme ?? preferences.themeOf(`/${area}`), sounds?.state.isMuted),
  };
  const found = { products: total > 0 ? products : [], total, unit, lines };
  return itemsFor({ say, locale }, query, local, found);
}

/** Opens a request of the warehouse with a line chosen. */
function useOpenRequest() {
  const { opened } = useApp();
  const router = useRouter();
  return (request: string, line: string) => {
    // If its address is open already, the user may have chosen another line since.
    opened.warehouse?.picks.choose(line);
    void router.navigate({ to: '/warehouse/request-details', search: { request, line } });
  };
}

/** What choosing an item, scanning and submitting do. */
function useChoices({ area, onClose }: Pick<SearchPaletteProps, 'area'> & { onClose: () => void }) {
  const { auth, preferences, session } = useApp();
  const openRequest = useOpenRequest();
  const readScan = useScannedUnit();
  const { search } = useAreaCommon();
  const sounds = useLiveUpdates()?.sounds;
  const router = useRouter();
  const [unit, setUnit] = useState<PairAtLocation>();

  const openProduct = (sku: string, chosen: Pick<InventorySearch, 'size' | 'system' | 'unit'> = {}) =>
    void router.navigate({ to: '/shoesize/inventory', search: { sku, ...chosen } });

  /** Opens the product of a unit in the area shoesize; in the warehouse its request, or where it is. */
  const openUnit = (found: PairAtLocation) => {
    const { line, barcode, sku, productId, size, sizeSystem } = found;
    if (area === 'shoesize') openProduct(sku ?? productId, { size, system: sizeSystem, unit: barcode ?? undefined });
    else if (line?.requestId) openRequest(line.requestId, line.lineId);
    else setUnit(found);
  };

  /** Opens a line of a customer: in the warehouse its request, unless it is not placed yet. */
  const openLine = ({ requestId, lineId, tryoutItemId }: RequestLine) => {
    if (area === 'warehouse' && requestId !== null) openRequest(requestId, lineId);
    else void router.navigate({ to: '/shoesize', search: { object: tryoutItemId ?? lineId } });
  };

  const choose = (choice: Choice) => {
    onClose();
    search.close();
    if (choice.kind === 'page') router.history.push(choice.href);
    else if (choice.kind === 'theme') preferences.chooseTheme(choice.theme);
    else if (choice.kind === 'sound') sounds?.setMuted(choice.isMuted);
    else if (choice.kind === 'logout') void session.logout();
    else if (choice.kind === 'product') openProduct(choice.sku);
    else if (choice.kind === 'unit') openUnit(choice.unit);
    else if (choice.kind === 'line') openLine(choice.line);
    else void router.navigate({ to: '/shoesize/inventory', search: { q: choice.query } });
  };

  const scan = async (barcode: string) => {
    onClose();
    search.close();
    const found = await readScan(barcode);
    if (found) openUnit(found);
  };

  const submit = (query: string) => {
    const text = query.trim();
    const code = normaliseBarcode(text);
    if (isBarcode(code)) void scan(code);
    else if (text !== '' && mayEnter(auth.role, 'shoesize')) choose({ kind: 'all', query: text });
  };

  return { unit, choose, scan, submit, closeUnit: () => setUnit(undefined) };
}

function UnitSheetUnavailable({ onClose }: UnitSheetProps) {
  const { toasts } = useApp();
  useEffect(() => {
    showFailure(toasts);
    onClose();
  }, [toasts, onClose]);
  return null;
}
