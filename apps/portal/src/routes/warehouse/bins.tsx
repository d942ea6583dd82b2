import { createFileRoute } from '@tanstack/react-router';
import { addressReader } from '../../shared/address/addressReader.ts';
import { type BinSearch, binSearch } from '../../bins/binSearch.ts';
import { BinsPage } from '../../bins/screens/BinsPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

const readSearch = addressReader(binSearch);

export const Route = createFileRoute('/warehouse/bins')({
  validateSearch: readSearch,
  // The pair in the panel is chosen on the page itself: nothing is read for it.
  loaderDeps: ({ search: { bin, search, mode } }) => ({ bin, search, mode }),
  async loader({ context: { area, entered }, deps }) {
    const bins = await area.openBins();
    void entered.then(() => bins.load({ ...deps, pair: undefined }));
    return { bins };
  },
  errorComponent: areaFailure('warehouse'),
  component: Bins,
});

function Bins() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  const { area } = Route.useRouteContext();
  const change = (part: Partial<BinSearch>) => {
    const next = { ...search, unknown: undefined, ...part };
    // Another bin, or another search, is another list.
    const isOther = next.bin !== search.bin || next.search !== search.search;
    void navigate({ search: isOther ? { mode: undefined, pair: undefined, ...part } : next });
  };
  return (
    <BinsPage
      {...search}
      bins={Route.useLoaderData().bins}
      onChange={change}
      onPrint={(bin) =>
        void area.print({ kind: 'bins', ids: [bin] }, () => {
          void navigate({ to: '/warehouse/print', search: { what: 'labels', bins: [bin] } });
        })
      }
    />
  );
}
