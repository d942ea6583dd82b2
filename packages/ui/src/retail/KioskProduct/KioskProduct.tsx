'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { figure } from '../../internal/message.ts';
import { Emphasis } from '../../internal/Emphasis.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useLocale, useMessages } from '../../internal/useMessages.ts';
import { DrawnBars } from '../AttractScreen/DrawnBars.tsx';
import { struck } from '../KioskProductCard/KioskProductCard.css.ts';
import { useStockWords } from '../KioskProductCard/useStockWords.ts';
import { cardboardOf } from '../ShoeBox/cardboards.ts';
import { board } from '../ShoeBox/ShoeBox.css.ts';
import { inSystem, systemsOf } from '../SizeRuler/inSystem.ts';
import { SizeSystems } from '../SizeRuler/SizeSystems.tsx';
import { swatch } from '../KioskShell/KioskShell.css.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { nearestSizes } from '../SizeGrid/nearestSizes.ts';
import { NearestSize } from './NearestSize.tsx';
import * as css from './KioskProduct.css.ts';

/** A size of the product, with the number of free pairs at the location. */
export interface KioskSize {
  /** Id of the variant. */
  id: string;
  size: string;
  sizeSystem: string;
  /** The same size in the European system. @default null, there is none */
  euSize?: string | null;
  inStock: number;
}

/** A product in another colourway. */
export interface KioskColour {
  id: string;
  colourway: { name: string };
  imageUrl: string;
}

export interface KioskProductProps extends Unstyled {
  /** Name of the product. */
  name: string;
  /** Brand, as the catalogue spells it. */
  brand: string;
  /** Name of the colourway, and its colours. */
  colourway: { name: string; swatches: readonly string[] };
  /** Address of the picture. */
  imageUrl: string;
  /** Price in the unit of the currency, not in cents: 119.5. */
  price: number;
  /** All colourways with this one; `colour` is the id of this one. */
  colours: readonly KioskColour[];
  /** Id of the shown colourway. */
  colour: string;
  /** Called with the id of the colourway that was touched. */
  onColour: (id: string) => void;
  /** Of all systems, from small to large. A product in several systems offers them. */
  sizes: readonly KioskSize[];
  /** The size system in use, one of the sizes'. @default that of the first size */
  system?: string;
  /** Whether the sizes are shown by their European names. The label on the box says both. @default false */
  isEuropean?: boolean;
  /** Called with another size system: one of the sizes', or 'EU' for the European names of the sizes in use. */
  onSystem: (system: string) => void;
  /** Id of the chosen size. */
  chosen: string | undefined;
  /** Called with the id of the size that was touched. */
  onSize: (id: string) => void;
}

/** A product of the kiosk: its box as wide as the screen, with the chosen size on the label, then colours and sizes. */
export function KioskProduct(props: KioskProductProps) {
  const { name, brand, colourway, imageUrl, price, colours, colour, onColour, chosen, onSize } = props;
  const sizes = inSystem(props.sizes, props.system);
  const { systems, system, inUse } = europeanNames(props, sizes);
  const say = useMessages('Kiosk');
  const picked = sizes.find(({ id }) => id === chosen);
  return (
    <section className={css.product}>
      <figure className={css.stage} style={assignInlineVars({ [board]: cardboardOf(name, colourway.swatches) })}>
        <b className={css.brand} data-brand={brand} aria-hidden="true" />
        <span className={css.shoe}>
          <ImageWithFallback src={imageUrl} alt="" width={940} height={494} loading="eager" />
        </span>
        {picked && <Slab size={picked} />}
      </figure>
      <div className={css.side}>
        <header className={css.head}>
          <h1 className={css.name}>{name}</h1>
          <span className={css.price}>
            <Price amount={price} />
          </span>
        </header>
        <div className={css.colours} role="group" aria-label={say('Colours')}>
          {colours.slice(0, 5).map((each) => (
            <button
              key={each.id}
              type="button"
              className={css.colour}
              aria-pressed={each.id === colour}
              aria-label={each.colourway.name}
              onClick={() => onColour(each.id)}
            >
              <span className={css.colourPicture}>
                <ImageWithFallback src={each.imageUrl} alt="" width={136} height={71} />
              </span>
            </button>
          ))}
          <p className={css.colourName}>
            <span className={swatch}>
              <Swatch colours={colourway.swatches} />
            </span>
            <span>{colourway.name}</span>
          </p>
        </div>
        <header className={css.sizesHead}>
          <h2 className={css.sizesTitle}>
            {say('Size')} {systems.length < 2 && system}
          </h2>
          {systems.length > 1 && <SizeSystems systems={systems} system={system} onSystem={props.onSystem} />}
        </header>
        <Sizes sizes={inUse} chosen={chosen} onSize={onSize} />
        <Near sizes={inUse} chosen={chosen} onSize={onSize} />
      </div>
    </section>
  );
}

/** The European system. */
const EU = 'EU';

/** The sizes in use by the names that are shown, and the systems that are offered. */
function europeanNames({ sizes: all, isEuropean = false }: KioskProductProps, sizes: readonly KioskSize[]) {
  const own = systemsOf(all);
  const hasNames = !own.includes(EU) && sizes.some(({ euSize }) => euSize != null);
  const systems = hasNames ? [...own, EU] : own;
  if (!hasNames || !isEuropean) return { systems, system: sizes[0]?.sizeSystem ?? '', inUse: sizes };
  const inUse = sizes.map((each) => ({ ...each, size: each.euSize ?? each.size, sizeSystem: EU }));
  return { systems, system: EU, inUse };
}

function Slab({ size }: { size: KioskSize }) {
  const say = useMessages('Kiosk');
  const locale = useLocale();
  const isSoldOut = size.inStock === 0;
  return (
    <figcaption className={css.slab}>
      <div className={css.slabSize} data-sold-out={isSoldOut || undefined}>
        <span className={isSoldOut ? struck : undefined}>
          <SizeFigure size={size.size} scale={88} />
        </span>
      </div>
      <dl className={css.facts}>
        <div className={css.fact}>
          <dt className={css.term}>{say('Size')}</dt>
          <dd className={css.value}>{size.sizeSystem}</dd>
        </div>
        {size.euSize != null && size.sizeSystem !== EU && (
          <div className={css.fact}>
            <dt className={css.term}>{EU}</dt>
            <dd className={css.value}>{size.euSize}</dd>
          </div>
        )}
        <div className={css.fact}>
          <dt className={css.term}>{say('In store')}</dt>
          <dd className={css.value}>{figure(size.inStock, locale)}</dd>
        </div>
      </dl>
      <DrawnBars className={css.bars} />
    </figcaption>
  );
}

function Sizes({ sizes, chosen, onSize }: Pick<KioskProductProps, 'sizes' | 'chosen' | 'onSize'>) {
  const say = useMessages('Kiosk');
  const stockWords = useStockWords();
  return (
    <div className={css.sizes} role="radiogroup" aria-label={`${say('Size')}, ${sizes[0]?.sizeSystem ?? ''}`}>
      {sizes.map(({ id, size, inStock }) => (
        <button
          key={id}
          type="button"
          role="radio"
          aria-checked={id === chosen}
          className={css.size}
          data-sold-out={inStock === 0 || undefined}
          onClick={() => onSize(id)}
        >
          <span className={inStock === 0 ? struck : undefined}>
            <SizeFigure size={size} scale={40} />
          </span>
          <span className={css.left}>{stockWords(inStock)}</span>
        </button>
      ))}
    </div>
  );
}

/** The nearest sizes of a size that is sold out. It keeps its height, so that nothing moves. */
function Near({ sizes, chosen, onSize }: Pick<KioskProductProps, 'sizes' | 'chosen' | 'onSize'>) {
  const say = useMessages('Kiosk');
  const picked = sizes.find(({ id }) => id === chosen);
  if (picked === undefined || picked.inStock > 0) return <div className={css.near}>{say('We bring it to you.')}</div>;
  const stock = sizes.map((each) => ({ ...each, quantity: each.inStock }));
  const near = nearestSizes(stock, picked.size);
  return (
    <div className={css.near} role="status">
      <p className={css.nearText}>
        <Emphasis
          text={say(near.length === 0 ? '{size} is sold out.' : '{size} is sold out. Nearest:', { size: picked.size })}
          part={picked.size}
        />
      </p>
      {near.map(({ id, size, inStock }) => (
        <NearestSize key={id} size={size} inStock={inStock} onPress={() => onSize(id)} />
      ))}
    </div>
  );
}
