import { type PairAtLocation, type Portal, mayEnter } from '@instore/api';
import { CommandPalette, useScanAnywhere, useSearchKeys } from '@instore/ui';
import { useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { isBarcode, saidOf } from '../../state/search.ts';
import type { InventorySearch } from '../../rules/inventorySearch.ts';
import { themeFor } from '../../state/preferences.ts';
import type { SearchPaletteProps } from './Search.tsx';
import { type Choice, commandsFor, offersFor, pagesFor } from './searchItems.ts';
import type { UnitSheetProps } from './UnitSheet.tsx';
import { useApp, useLiveUpdates } from '../app.ts';
import { showFailure } from '../../state/mechanisms/showFailure.ts';

/** What Finder loads after the first paint: its keys, scans from anywhere, and the palette. */
export function SearchPalette({ portal, search, isOpen, onOpenChange, pageRef }: SearchPaletteProps) {
  const { auth, opened, environment, preferences, session, toasts } = useApp();
  const router = useRouter();
  const { role } = useSnapshot(auth);
  const { theme } = useSnapshot(preferences.facts);
  const sounds = useLiveUpdates()?.sounds;
  const [place, setPlace] = useState<{ pair: PairAtLocation; Sheet: ComponentType<UnitSheetProps> }>();
  const facts = useSnapshot(search.facts);
  useEffect(() => search.close, [search]);

  const close = () => {
    onOpenChange(false);
    search.close();
  };

  const openProduct = (sku: string, chosen: Pick<InventorySearch, 'size' | 'system'> = {}) =>
    void router.navigate({ to: '/shoesize/inventory', search: { sku, ...chosen } });

  /** On the sales floor a pair is its product; in the stockroom its request, else its place. */
  const openPair = (found: PairAtLocation, area: Portal) => {
    const { line, sku, productId, size, sizeSystem } = found;
    if (area === 'shoesize') openProduct(sku ?? productId, { size, system: sizeSystem });
    else if (line?.requestId) {
      // Where its address is open already, another pair may have been chosen by hand since.
      opened.warehouse?.warehouse.choose(line.lineId);
      void router.navigate({
        to: '/warehouse/request-details',
        search: { request: line.requestId, line: line.lineId },
      });
    } else {
      import('./UnitSheet.tsx').then(
        ({ UnitSheet }) => setPlace({ pair: found, Sheet: UnitSheet }),
        () => showFailure(toasts),
      );
    }
  };

  const scan = async (barcode: string) => {
    close();
    const answer = await search.readPair(barcode);
    const isKnown = answer.ok;
    void environment.playSound(isKnown ? 'scan-ok' : 'scan-error').catch(() => undefined);
    if (answer.ok) openPair(answer.data, portal);
    else if (answer.kind === 'not-found') toasts.caution('Unknown barcode', { description: saidOf(answer) });
    else {
      const show = answer.message === undefined ? toasts.critical : toasts.caution;
      show('The barcode could not be looked up', { description: saidOf(answer) });
    }
  };

  const choose = (choice: Choice) => {
    close();
    if (choice.kind === 'page') router.history.push(choice.href);
    else if (choice.kind === 'theme') preferences.chooseTheme(choice.theme);
    else if (choice.kind === 'sound') sounds?.setMuted(choice.isMuted);
    else if (choice.kind === 'logout') void session.logout();
    else if (choice.kind === 'product') openProduct(choice.sku);
    else if (choice.kind === 'pair') openPair(choice.pair, portal);
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
    // Of the facts themselves: what was just typed may not be drawn yet.
    onType: (text) => search.search(search.facts.query + text),
  });

  const { query } = facts;
  const local = {
    pages: pagesFor(role, portal),
    commands: commandsFor(themeFor(theme, `/${portal}`), sounds?.facts.isMuted),
  };
  // The snapshot tells when; what it holds is frozen, and the answers are wanted as they are.
  const { products, pair } = facts.total > 0 || facts.pair ? search.facts : { products: [], pair: undefined };
  const groups = offersFor(query, local, { products, pair, total: facts.total });

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
        {...(facts.noPair !== undefined && { emptyText: facts.noPair })}
        onChoose={(id) => {
          const offer = groups.flatMap(({ items }) => items).find((one) => one.id === id);
          if (offer) choose(offer.choice);
        }}
        onSubmit={submit}
        onScan={(barcode) => void scan(barcode)}
      />
      {place ? <place.Sheet pair={place.pair} onClose={() => setPlace(undefined)} /> : null}
    </>
  );
}
