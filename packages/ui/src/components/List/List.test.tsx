import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { named, press, show } from '../../fixtures/keyboard.tsx';
import { List } from './List.tsx';

const boxes = (from: number, count: number) => Array.from({ length: count }, (_, at) => `Box ${from + at}`);
const keyOf = (item: string) => item;

/** Heights differ, and none is the estimated one. */
const heightOf = (item: string) => 40 + (Number(item.slice(4)) % 3) * 10;

const onDraw = vi.fn<(item: string) => void>();
const Box = memo(function Box({ item }: { item: string }) {
  onDraw(item);
  return (
    <div style={{ height: heightOf(item) }}>
      <button type="button">{item}</button>
    </div>
  );
});

type Edit = (items: string[]) => string[];

/** Changes the items of the page that is shown. */
const shown: { change: (edit: Edit) => void } = { change: () => undefined };
const change = (edit: Edit) => flushSync(() => shown.change(edit));

/** A page that scrolls, with a list below its title. */
function Page({ first }: { first: string[] }) {
  const [items, setItems] = useState(first);
  useEffect(() => {
    shown.change = setItems;
  }, []);
  return (
    <div data-testid="page" style={{ height: 400, overflowY: 'auto' }}>
      <h1 style={{ height: 100, margin: 0 }}>Boxes</h1>
      <List label="Boxes" items={items} getKey={keyOf} estimatedHeight={60} gap={8} isInPage>
        {(item) => <Box item={item} />}
      </List>
      <button type="button" onClick={() => setItems((known) => [...known, ...boxes(known.length, 100)])}>
        Show more
      </button>
    </div>
  );
}

const scroller = () => page.getByTestId('page').element() as HTMLElement;
const items = () => page.getByRole('listitem').elements();
const box = (number: number) => named('button', `Box ${number}`);
const top = (number: number) => box(number).element().getBoundingClientRect().top;
/** The first box that is wholly in sight. */
const firstInSight = () => {
  const { top: edge } = scroller().getBoundingClientRect();
  const item = items().find((one) => one.getBoundingClientRect().top >= edge)!;
  return Number(item.textContent.slice(4));
};

async function scrollTo(offset: number): Promise<void> {
  const scrolled = new Promise((resolve) => scroller().addEventListener('scroll', resolve, { once: true }));
  scroller().scrollTop = offset;
  await scrolled;
  const { top: edge } = scroller().getBoundingClientRect();
  const isInSight = (item: Element) => Math.abs(item.getBoundingClientRect().top - edge - 100) < 80;
  await expect.poll(() => items().some(isInSight)).toBe(true);
}

test('Of 500 lines in a page only the lines in sight are in the document', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 500)} />);
  await expect.poll(() => items().length).toBeGreaterThan(5);
  expect(items().length).toBeLessThan(20);
  await scrollTo(15_000);
  expect(items().length).toBeLessThan(25);
  const [item] = items();
  expect(Number(item!.getAttribute('aria-posinset'))).toBe(Number(item!.textContent.slice(4)) + 1);
  expect(item!.getAttribute('aria-setsize')).toBe('500');
});

test('Of 50 lines all are in the document, so that the browser finds them', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 50)} />);
  expect(items()).toHaveLength(50);
  expect(items()[49]!.getAttribute('aria-posinset')).toBe('50');
});

test('Lines that come and go above do not move what is read', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 500)} />);
  await scrollTo(10_000);
  const seen = firstInSight();
  const before = top(seen);
  change((known) => ['Box 900', 'Box 901', ...known]);
  expect(top(seen)).toBeCloseTo(before, 0);
  change((known) => known.filter((item) => item !== 'Box 3' && item !== 'Box 900'));
  expect(top(seen)).toBeCloseTo(before, 0);
});

test('At the start of the list a new line is shown on top', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 500)} />);
  await expect.element(box(0)).toBeVisible();
  change((known) => ['Box 900', ...known]);
  await expect.element(box(900)).toBeInViewport();
  expect(scroller().scrollTop).toBe(0);
});

test('The focus stays on a line that is scrolled out of sight', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 500)} />);
  await press('{Tab}', box(0));
  await press('{ArrowDown}{ArrowDown}{ArrowDown}', box(3));
  const focused = document.activeElement;
  await scrollTo(10_000);
  expect(document.activeElement).toBe(focused);
  change((known) => known.filter((item) => item !== 'Box 1'));
  change((known) => ['Box 900', ...known]);
  expect(document.activeElement).toBe(focused);
  // The next line from there.
  await press('{ArrowDown}', box(4));
  await scrollTo(10_000);
  (named('button', 'Before').element() as HTMLElement).focus();
  await expect.element(box(4)).not.toBeInTheDocument();
});

test('The browser anchors the scroll position again once a long list becomes short', { tags: 'Z-07' }, async () => {
  const observed: Set<Element>[] = [];
  class Counted extends ResizeObserver {
    private readonly targets = new Set<Element>();
    override observe(target: Element, options?: ResizeObserverOptions) {
      if (!observed.includes(this.targets)) observed.push(this.targets);
      this.targets.add(target);
      super.observe(target, options);
    }
    override unobserve(target: Element) {
      this.targets.delete(target);
      super.unobserve(target);
    }
    override disconnect() {
      this.targets.clear();
      super.disconnect();
    }
  }
  const count = () => observed.reduce((sum, { size }) => sum + size, 0);
  vi.stubGlobal('ResizeObserver', Counted);
  onTestFinished(() => void vi.unstubAllGlobals());
  function Shown() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && <Page first={boxes(0, 60)} />}
        <button type="button" onClick={() => setOpen(false)}>
          Leave
        </button>
      </>
    );
  }
  await show(<Shown />);
  await expect.poll(() => scroller().style.overflowAnchor).toBe('none');
  change((known) => known.slice(20));
  await expect.poll(() => scroller().style.overflowAnchor).toBe('');
  expect(count()).toBeGreaterThan(0);
  await named('button', 'Leave').click();
  await expect.element(page.getByTestId('page')).not.toBeInTheDocument();
  expect(count()).toBe(0);
});

test('The page stays where it is when the list becomes a long one', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 40)} />);
  expect(items()).toHaveLength(40);
  scroller().scrollTop = 100_000;
  await expect.element(box(39)).toBeInViewport();
  await expect.poll(() => top(39)).toBeLessThan(800);
  const before = top(39);
  await userEvent.click(named('button', 'Show more'));
  await expect.element(box(40)).toBeVisible();
  expect(items().length).toBeLessThan(30);
  expect(top(39)).toBeCloseTo(before, 0);
  // And when a long list becomes longer.
  scroller().scrollTop = 100_000;
  await expect.poll(() => named('button', 'Box 139').query()?.getBoundingClientRect().top).toBeLessThan(800);
  scroller().scrollTop = 100_000;
  const end = top(139);
  await userEvent.click(named('button', 'Show more'));
  await expect.element(box(140)).toBeVisible();
  expect(top(139)).toBeCloseTo(end, 0);
});

test('A list that appears in a scrolled page leaves the page where it is', { tags: 'Z-07' }, async () => {
  function Late() {
    const [late, setLate] = useState<string[]>([]);
    useEffect(() => {
      shown.change = setLate;
    }, []);
    return (
      <div data-testid="page" style={{ height: 400, overflowY: 'auto' }}>
        <div style={{ height: 900 }} />
        {late.length > 0 && (
          <List label="Boxes" items={late} getKey={keyOf} estimatedHeight={60} isInPage>
            {(item) => <Box item={item} />}
          </List>
        )}
      </div>
    );
  }
  await show(<Late />);
  scroller().scrollTop = 300;
  change(() => boxes(0, 500));
  await expect.poll(() => items().length).toBeGreaterThan(0);
  expect(scroller().scrollTop).toBe(300);
});

test('A printed page has all lines', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 200)} />);
  await expect.poll(() => items().length).toBeLessThan(30);
  dispatchEvent(new Event('beforeprint'));
  expect(items()).toHaveLength(200);
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => items().length).toBeLessThan(30);
});

test('One changed line and scrolling draw no other line again', { tags: 'Z-07' }, async () => {
  await show(<Page first={boxes(0, 500)} />);
  await scrollTo(2000);
  onDraw.mockClear();
  change((known) => known.with(480, 'Box 999'));
  expect(onDraw).not.toHaveBeenCalled();
});

test('A long list keeps the place of the reader when a group above changes', { tags: 'W-02' }, async () => {
  function Groups() {
    const [first, setFirst] = useState(boxes(0, 40));
    useEffect(() => {
      shown.change = setFirst;
    }, []);
    return (
      <div data-testid="page" style={{ height: 400, overflowY: 'auto' }}>
        {[first, boxes(100, 40), boxes(200, 40)].map((group, at) => (
          <section key={group.at(-1)}>
            <h2 style={{ height: 30, margin: 0 }}>{`Aisle ${at}`}</h2>
            <List
              label={`Aisle ${at}`}
              items={group}
              getKey={keyOf}
              estimatedHeight={50}
              gap={8}
              wholeUpTo={0}
              isInPage
            >
              {(item) => <Box item={item} />}
            </List>
          </section>
        ))}
      </div>
    );
  }
  await show(<Groups />);
  await expect.element(box(0)).toBeInViewport();
  expect(items().length).toBeLessThan(60);
  await scrollTo(6000);
  expect(firstInSight()).toBeGreaterThan(200);
  expect(items().length).toBeLessThan(60);
  const seen = firstInSight();
  const before = top(seen);
  change((known) => known.slice(2));
  await expect.poll(() => Math.round(top(seen) - before)).toBe(0);
});

test.each([
  ['ready', false, 1],
  ['ready', true, 0],
  ['loading', false, 0],
  ['error', false, 0],
] as const)(
  'a list that is %s and has more: %s says %i times that all is seen',
  { tags: 'X-01' },
  async (status, hasMore, times) => {
    await show(
      <div style={{ height: 300, display: 'flex' }}>
        <List
          label="Boxes"
          items={boxes(0, 2)}
          getKey={keyOf}
          estimatedHeight={60}
          {...{ status, hasMore }}
          total={9}
          endMessage="You have seen it all"
          empty={null}
        >
          {(item) => <p>{item}</p>}
        </List>
      </div>,
    );
    await expect.element(page.getByText('Box 1')).toBeVisible();
    await expect.element(page.getByText('You have seen it all')).toHaveLength(times);
    await expect.element(page.getByRole('list')).toHaveAttribute('aria-busy', `${status === 'loading'}`);
    await expect.element(page.getByText('Loading more')).toHaveLength(status === 'loading' ? 1 : 0);
    // Without a reason there is a general one, and no button where nothing can be tried again.
    await expect.element(page.getByText('Something went wrong')).toHaveLength(status === 'error' ? 1 : 0);
    expect(named('button', 'Try again').elements()).toHaveLength(0);
    expect(items()[1]!.getAttribute('aria-setsize')).toBe('9');
  },
);
