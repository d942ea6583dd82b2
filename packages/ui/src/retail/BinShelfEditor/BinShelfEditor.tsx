'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Code } from '../../components/Code/Code.tsx';
import { Form } from '../../components/Form/Form.tsx';
import type { FormError } from '../../components/Form/fieldName.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import * as icons from '../../components/Icon/icons.ts';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { parseBin } from '../PickDetail/shelfGeometry.ts';
import { SizeFigure } from '../SizeFigure/SizeFigure.tsx';
import { Swatch } from '../../components/Swatch/Swatch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import * as css from './BinShelfEditor.css.ts';

/** A pair and the place that is on record for it [W-05]. */
export interface BinShelfPair {
  name: string;
  colourway: { name: string; swatches: readonly string[] };
  size: string;
  sizeSystem: string;
  sku: string | null;
  bin: string | null;
  shelf: string | null;
  /** Set aside because nobody found it. @default false */
  missing?: boolean;
  /** Who corrected it last, and when as it is to be read: "14:31". */
  corrected?: { by: string; at: string };
}

/** A place as it is typed; empty is no bin, or no shelf. */
export interface BinShelfPlace {
  bin: string;
  shelf: string;
}

export interface BinShelfEditorProps extends Unstyled {
  pair: BinShelfPair;
  /** What stands in the fields. */
  value: BinShelfPlace;
  onChange: (value: BinShelfPlace) => void;
  /** What the server found wrong with "bin" or "shelf"; keep the array stable. @default none */
  errors?: readonly FormError[] | undefined;
  /** What is wrong with the whole: "Dario Vance was faster and moved it to A-14-07." */
  error?: string | undefined;
  /** It is being saved. @default false */
  isPending?: boolean;
  onSave: () => void;
  /** Leaves it as it was; without it there is no such button. */
  onCancel?: () => void;
}

/** Corrects where a pair stands [W-05]: what is on record, what it will be, and the two fields. A scanner fills the bin. */
export function BinShelfEditor(props: BinShelfEditorProps) {
  const { pair, value, onChange, errors, error, isPending = false, onSave, onCancel } = props;
  const say = useMessages('BinShelfEditor');
  const bin = value.bin.trim();
  const isSame = bin === (pair.bin ?? '') && value.shelf.trim() === (pair.shelf ?? '');
  const spot = parseBin(bin.toUpperCase());
  return (
    <div className={css.editor}>
      <div className={css.pair}>
        <div className={css.size}>
          <SizeFigure size={pair.size} scale={40} />
          <span className={css.system}>{pair.sizeSystem}</span>
        </div>
        <div className={css.words}>
          <p className={css.name}>{pair.name}</p>
          <p className={css.way}>
            <Swatch colours={pair.colourway.swatches} />
            <span className={css.wayName}>{pair.colourway.name}</span>
          </p>
          {pair.sku === null ? say('No SKU') : <Code>{pair.sku}</Code>}
        </div>
        <div className={css.move}>
          <Place title={say('Now')} bin={pair.bin ?? say('No bin')} isOld={!isSame} />
          {!isSame && (
            <>
              <span className={css.arrow}>
                <Icon icon={icons.chevronRight} size={24} />
              </span>
              <Place title={say('Then')} bin={bin === '' ? say('No bin') : bin.toUpperCase()} isOld={false} />
            </>
          )}
        </div>
      </div>
      {pair.missing && (
        <InlineMessage severity="caution">
          {say('Reported missing. Enter its bin to return it to stock.')}
        </InlineMessage>
      )}
      <Form
        label={say('Location of {pair}', { pair: say('{name}, size {size}', { name: pair.name, size: pair.size }) })}
        errors={errors}
        error={error}
        isPending={isPending}
        onSubmit={() => !isSame && onSave()}
        actions={
          <>
            <Button type="submit" variant="signal" size="l" isDisabled={isSame && !isPending} isPending={isPending}>
              {say('Save location')}
            </Button>
            {onCancel && (
              <Button variant="quiet" size="l" isDisabled={isPending} onPress={onCancel}>
                {say('Cancel')}
              </Button>
            )}
          </>
        }
      >
        <div className={css.fields}>
          <TextField
            name="bin"
            label={say('Bin')}
            value={value.bin}
            onChange={(next) => onChange({ ...value, bin: next })}
            description={
              spot
                ? say('Aisle {aisle}, bay {bay}, position {position}', {
                    aisle: spot.aisle,
                    bay: spot.bay,
                    position: spot.position,
                  })
                : say('Scan or type the bin: aisle, bay, position (A-14-03). Leave empty for no bin.')
            }
            isCode
          />
          <TextField
            name="shelf"
            label={say('Shelf')}
            value={value.shelf}
            onChange={(next) => onChange({ ...value, shelf: next })}
            isCode
          />
        </div>
      </Form>
      {pair.corrected && (
        <Text size={13} tone="soft">
          {say('Last corrected by {by}, {when}', { by: pair.corrected.by, when: pair.corrected.at })}
        </Text>
      )}
    </div>
  );
}

function Place({ title, bin, isOld }: { title: string; bin: string; isOld: boolean }) {
  return (
    <p className={css.place}>
      <span className={css.where}>{title}</span>
      <span className={isOld ? `${css.bin} ${css.isOld}` : css.bin}>{bin}</span>
    </p>
  );
}
