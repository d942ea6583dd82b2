'use client';

import * as icons from '../../components/Icon/icons.ts';
import { ImageWithFallback } from '../../components/ImageWithFallback/ImageWithFallback.tsx';
import { Price } from '../../components/Price/Price.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { guardScreen } from '../../internal/pressGuard.ts';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { light } from '../../theme/light.ts';
import { CalledBoard, type CalledNumber } from '../CalledBoard/CalledBoard.tsx';
import { KioskButton } from '../KioskShell/KioskButton.tsx';
import { Logo } from '../KioskShell/KioskShell.tsx';
import { ShoeBox } from '../ShoeBox/ShoeBox.tsx';
import { swatch } from '../KioskShell/KioskShell.css.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { BoxWall } from './BoxWall.tsx';
import { DrawnBars } from './DrawnBars.tsx';
import { type AttractProduct, placesOf, shownAt } from './product.ts';
import { useTurn } from './useTurn.ts';
import * as css from './AttractScreen.css.ts';

export type { AttractProduct };

export interface AttractScreenProps extends Unstyled {
  /** Name of the store's location, shown at the top. */
  location: string;
  /** The languages to choose from, each by its own name. */
  languages: readonly { id: string; name: string }[];
  /** Id of the chosen language. */
  language: string;
  /** Called with the id of the language that was chosen. */
  onLanguage: (id: string) => void;
  /** The first is on the stage, the next five are in the box wall; those after them take turns on the stage. */
  products: readonly AttractProduct[];
  /** The numbers that are called, the newest first. @default none */
  called?: readonly CalledNumber[];
  /** Called when the customer touches the screen to begin. */
  onStart: () => void;
  /** Called with the id of the product that was touched. */
  onProduct: (id: string) => void;
  /** Called when the customer wants to enter the number of a request. */
  onNumber: () => void;
  /** Called when the logo was pressed for 5 s: the way out of the kiosk mode. */
  onLeave: () => void;
  /** Loads a new version of the kiosk; without it none is offered. */
  onUpdate?: (() => void) | undefined;
}

/** The first screen of the kiosk: a giant size, the shoe in front of it, and the box whose label starts. */
export function AttractScreen(props: AttractScreenProps) {
  const say = useMessages('Kiosk');
  const { called = [] } = props;
  const { wall, stage } = placesOf(props.products);
  const at = useTurn(stage.length);
  const star = stage[at];
  const shown = star && shownAt(star, at);
  return (
    <main ref={guardScreen} className={css.screen} data-called={called.length > 0 || undefined}>
      <header className={css.top}>
        <Logo onLeave={props.onLeave} />
        <b className={css.area}>{props.location}</b>
        {props.onUpdate && (
          <KioskButton icon={icons.refresh} onPress={props.onUpdate}>
            {say('New version')}
          </KioskButton>
        )}
        <Languages languages={props.languages} language={props.language} onLanguage={props.onLanguage} />
      </header>
      <div className={css.called}>
        <CalledBoard numbers={called} />
      </div>
      <h1 className={css.headline}>{say('Find your size. We bring it to you.')}</h1>
      <div className={css.stage} aria-hidden="true">
        <span className={css.figure}>
          <SizeFigure size={shown?.size ?? '10.5'} scale={88} />
        </span>
        {star && (
          <span key={star.id} className={at === 0 ? css.shoe : `${css.shoe} ${css.turned}`}>
            <ImageWithFallback src={star.imageUrl} alt="" width={1010} height={530} loading="eager" />
          </span>
        )}
      </div>
      <StartBox star={star} at={at} count={stage.length} onStart={props.onStart} />
      <BoxWall products={wall} onProduct={props.onProduct} onNumber={props.onNumber} />
    </main>
  );
}

function Languages({
  languages,
  language,
  onLanguage,
}: Pick<AttractScreenProps, 'languages' | 'language' | 'onLanguage'>) {
  const say = useMessages('Kiosk');
  return (
    <div className={css.languages} role="group" aria-label={say('Language')}>
      {languages.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          lang={id}
          className={css.language}
          aria-pressed={id === language}
          onClick={() => onLanguage(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}

interface StartBoxProps {
  /** The product on the stage, its index, and how many take turns. */
  star: AttractProduct | undefined;
  at: number;
  count: number;
  onStart: () => void;
}

/** The letters of the invitation that fit at its full size. */
const CALL_LETTERS = 14;

/** The large box whose label starts; its strip tells the product on the stage. */
function StartBox({ star, at, count, onStart }: StartBoxProps) {
  const say = useMessages('Kiosk');
  const invitation = say('Touch to start');
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its content is its name
    <button type="button" className={css.go} onClick={onStart}>
      {count > 1 && (
        <span className={css.turns} aria-hidden="true">
          {Array.from({ length: count }, (_, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- the marks never change places
            <i key={index} className={css.turn} data-now={index === at || undefined} />
          ))}
        </span>
      )}
      <ShoeBox cardboard={light.signal} size="stage">
        <span className={css.label}>
          <span className={css.call} data-long={invitation.length > CALL_LETTERS || undefined}>
            {invitation}
          </span>
          {star && (
            <span className={css.strip}>
              <span className={css.cell}>{star.name}</span>
              <span className={css.cell}>
                <span className={swatch}>
                  <Swatch colours={star.colourway.swatches} />
                </span>
                {star.colourway.name}
              </span>
              <span className={css.cell}>
                <Price amount={shownAt(star, at)?.price ?? 0} />
              </span>
            </span>
          )}
          <span className={css.bars}>
            <DrawnBars className={css.bar} />
          </span>
        </span>
      </ShoeBox>
    </button>
  );
}
