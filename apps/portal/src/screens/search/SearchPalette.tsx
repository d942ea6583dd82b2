import { type PairAtLocation, type Portal, mayEnter } from '@instore/api';
import { CommandPalette, useScanAnywhere, useSearchKeys } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isBarcode, messageOf } from '../../state/search.ts';
import type { InventorySearch } from '../../rules/inventorySearch.ts';
import { themeFor } from '../../state/preferences.ts';
import type { SearchPaletteProps } from './Search.tsx';
import { type Choice, commandsFor, itemsFor, pagesFor } from './searchItems.ts';
import type { UnitSheetProps } from './UnitSheet.tsx';
import { useApp, useLiveUpdates } from '../app.ts';
import { showFailure } from '../../state/mechanisms/showFailure.ts';

/** Key bindings, scans from anywhere on the page, and the palette; loaded after the first paint. */
export function SearchPalette({ portal, search, isOpen, onOpenChange, pageRef }: SearchPaletteProps) {
  const { auth, opened, environment, preferences, session, toasts } = useApp();
  const router = useRouter();
  const { role } = useSnapshot(auth);
  const { theme } = useSnapshot(preferences.facts);
  const sounds = useLiveUpdates()?.sounds;
  const [sheet, setSheet] = useState<{ unit: PairAtLocation; Sheet: ComponentType<UnitSheetProps> }>();
  const facts = useSnapshot(search.facts);
  useEffect(() => search.close, [search]);

  const close = () => {
    onOpenChange(false);
    search.close();
  };

  const openProduct = (sku: string, chosen: Pick<InventorySearch, 'size' | 'system'> = {}) =>
    void router.navigate({ to: '/shoesize/inventory', search: { sku, ...chosen } });

  /** Opens the product of a unit in the area shoesize; in the warehouse its request, or its bin. */
  const openUnit = (found: PairAtLocation, area: Portal) => {
    const { line, sku, productId, size, sizeSystem } = found;
    if (area === 'shoesize') openProduct(sku ?? productId, { size, system: sizeSystem });
    else if (line?.requestId) {
      // If its address is open already, the user may have chosen another line since.
      opened.warehouse?.warehouse.choose(line.lineId);
      void router.navigate({
        to: '/warehouse/request-details',
        search: { request: line.requestId, line: line.lineId },
      });
    } else {
      import('./UnitSheet.tsx').then(
        ({ UnitSheet }) => setSheet({ unit: found, Sheet: UnitSheet }),
        () => showFailure(toasts),
      );
    }
  };

  const scan = async (barcode: string) => {
    close();
    const answer = await search.readUnit(barcode);
    const isKnown = answer.ok;
    void environment.playSound(isKnown ? 'scan-ok' : 'scan-error').catch(() => undefined);
    if (answer.ok) openUnit(answer.data, portal);
    else if (answer.kind === 'not-found') toasts.caution('Unknown barcode', { description: messageOf(answer) });
    else {
      const show = answer.message === undefined ? toasts.critical : toasts.caution;
      show('The barcode could not be looked up', { description: messageOf(answer) });
    }
  };

  const choose = (choice: Choice) => {
    close();
    if (choice.kind === 'page') router.history.push(choice.href);
    else if (choice.kind === 'theme') preferences.chooseTheme(choice.theme);
    else if (choice.kind === 'sound') sounds?.setMuted(choice.isMuted);
    else if (choice.kind === 'logout') void session.logout();
    else if (choice.kind === 'product') openProduct(choice.sku);
    else if (choice.kind === 'unit') openUnit(choice.unit, portal);
    else void router.navigate({ to: '/shoesize/inventory', search: { q: choice.query } });
  };

  const submit = (query: string) => {
    const text = query.trim();
    if (isBarcode(text)) void scan(text);
    else if (text !== '' && mayEnter(role, 'shoesize')) choose({ kind: 'all', query: text });
  };

  useScanAnywhere(pageRef, (barcode) => void scan(barcode));
  useSearchKeys(pageRef, {
    isOpen,
    onOpen: () => onOpenChange(true),
    // From the facts: the snapshot may not have what was typed last.
    onType: (text) => search.search(search.facts.query + text),
  });

  const { query } = facts;
  const local = {
    pages: pagesFor(role, portal),
    commands: commandsFor(themeFor(theme, `/${portal}`), sounds?.facts.isMuted),
  };
  // The snapshot tells when to draw; its types are read-only, so the values are those of the facts.
  const { products, unit } = facts.total > 0 || facts.unit ? search.facts : { products: [], unit: undefined };
  const groups = itemsFor(query, local, { products, unit, total: facts.total });

  return (
    <>
      <CommandPalette
        isOpen={isOpen}
        onClose={close}
        label="Search or scan a box"
        query={query}
        onQueryChange={search.search}
        groups={groups}
        isPending={facts.isPending}
        error={facts.error}
        onRetry={search.retry}
        {...(facts.noUnit !== undefined && { emptyText: facts.noUnit })}
        onChoose={(id) => {
          const item = groups.flatMap(({ items }) => items).find((one) => one.id === id);
          if (item) choose(item.choice);
        }}
        onSubmit={submit}
        onScan={(barcode) => void scan(barcode)}
      />
      {sheet ? <sheet.Sheet unit={sheet.unit} onClose={() => setSheet(undefined)} /> : null}
    </>
  );
}
