import { KioskButton, KioskFilters, type KioskFilterGroup, KioskSearchField, icons } from '@instore/ui';
import type { KioskProduct } from '@instore/api';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { sizesOf } from '../rules/sizes.ts';
import { unitsIn } from '../state/cart.ts';
import { useApp, useWords } from './app.ts';

/** How long typing rests before the search runs, ms. */
const TYPING_MS = 350;

const TYPES = ['sneakers', 'boots', 'sandals', 'tees', 'hoodies', 'accessories'] as const;

/** Search, filters and the cart, at the bottom of the catalogue. */
export function ShoeDock() {
  const { facts, view, show, catalogue } = useApp();
  const { list, totalCount, brandProducts, featuredProducts, cart, loading } = useSnapshot(facts);
  const { system } = useSnapshot(view);
  const word = useWords();
  const search = list?.kind === 'search' ? list : { title: '', filters: {} as Record<string, readonly string[]> };
  const [title, setTitle] = useState(search.title);
  const [isOpen, setOpen] = useState(false);
  const run = (text: string, filters: Record<string, string[]>) => {
    show({ screen: 'products' });
    void catalogue.openList({ kind: 'search', title: text, filters });
  };
  const chosen = search.filters as Record<string, string[]>;
  useEffect(() => {
    if (title === search.title) return undefined;
    const timer = setTimeout(() => run(title, chosen), TYPING_MS);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- only typing starts a search
  }, [title]);
  const units = unitsIn(cart);
  const groups: KioskFilterGroup[] = [
    { id: 'type', title: word('type'), options: TYPES.map((value) => ({ value, label: word(value) })) },
    {
      id: 'size',
      title: `${word('size')}, ${system}`,
      as: 'sizes',
      options: sizesOf(featuredProducts as KioskProduct[], system).map((size) => ({
        value: `${system} ${size}`,
        label: size,
      })),
    },
    { id: 'brand', title: word('brand'), options: brandProducts.map(({ name }) => ({ value: name, label: name })) },
    {
      id: 'availability',
      title: word('where'),
      options: [
        { value: 'inStore', label: word('inThisStore') },
        { value: 'otherLocations', label: word('otherStores') },
      ],
    },
  ];
  const count = Object.values(chosen).reduce((sum, values) => sum + values.length, 0);
  return (
    <>
      <KioskSearchField value={title} onChange={setTitle} />
      <KioskButton icon={icons.filter} onPress={() => setOpen(true)}>
        {word('filters')} {count > 0 ? count : ''}
      </KioskButton>
      <KioskButton
        variant={units > 0 ? 'signal' : 'plain'}
        icon={icons.footprints}
        onPress={() => show({ before: view.screen, screen: 'cart' })}
      >
        {word('toTryOn')} {units}
      </KioskButton>
      <KioskFilters
        isOpen={isOpen}
        groups={groups}
        chosen={chosen}
        onToggle={(group, value) => {
          const before = chosen[group] ?? [];
          const values = before.includes(value) ? before.filter((each) => each !== value) : [...before, value];
          run(title, { ...chosen, [group]: values });
        }}
        count={loading.searchWithFilters ? undefined : totalCount}
        onClear={() => run(title, {})}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
