'use client';

import { Button } from '../../components/Button/Button.tsx';
import { Form } from '../../components/Form/Form.tsx';
import type { FormError } from '../../components/Form/fieldName.ts';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage.tsx';
import type { Unstyled } from '../../internal/props.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { parseBin } from '../PickDetail/shelfGeometry.ts';
import { Text } from '../../components/Text/Text.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { PairLocation, type BinShelfPair } from './PairLocation.tsx';
import * as css from './BinShelfEditor.css.ts';

export type { BinShelfPair };

/** A location as typed. An empty text is no bin, or no shelf. */
export interface BinShelfPlace {
  bin: string;
  shelf: string;
}

export interface BinShelfEditorProps extends Unstyled {
  /** The pair whose place is corrected. */
  pair: BinShelfPair;
  /** The content of the fields. */
  value: BinShelfPlace;
  /** Called with bin and shelf after each change. */
  onChange: (value: BinShelfPlace) => void;
  /** Errors of the server for "bin" or "shelf". Pass the same array while they do not change. @default none */
  errors?: readonly FormError[] | undefined;
  /** An error of the whole form: "Dario Vance moved this pair to A-14-07 in the meantime." */
  error?: string | undefined;
  /** The location is being saved. @default false */
  isPending?: boolean;
  /** Called when the place is to be saved. */
  onSave: () => void;
  /** Discards the change. Without it there is no Cancel button. */
  onCancel?: () => void;
}

/** A form that corrects the bin and shelf of a pair. Shows the current and the new bin; a scan fills the bin. */
export function BinShelfEditor(props: BinShelfEditorProps) {
  const { pair, value, onChange, errors, error, isPending = false, onSave, onCancel } = props;
  const say = useMessages('BinShelfEditor');
  const bin = value.bin.trim();
  const isSame = bin === (pair.bin ?? '') && value.shelf.trim() === (pair.shelf ?? '');
  return (
    <div className={css.editor}>
      <PairLocation pair={pair} bin={bin} isSame={isSame} />
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
        <LocationFields value={value} onChange={onChange} />
      </Form>
      {pair.corrected && (
        <Text size={13} tone="soft">
          {say('Last corrected by {by}, {when}', { by: pair.corrected.by, when: pair.corrected.at })}
        </Text>
      )}
    </div>
  );
}

function LocationFields({ value, onChange }: Pick<BinShelfEditorProps, 'value' | 'onChange'>) {
  const say = useMessages('BinShelfEditor');
  const location = parseBin(value.bin.trim().toUpperCase());
  return (
    <div className={css.fields}>
      <TextField
        name="bin"
        label={say('Bin')}
        value={value.bin}
        onChange={(bin) => onChange({ ...value, bin })}
        description={
          location
            ? say('Aisle {aisle}, bay {bay}, position {position}', { ...location })
            : say('Scan or type the bin: aisle, bay, position (A-14-03). Leave empty for no bin.')
        }
        isCode
      />
      <TextField
        name="shelf"
        label={say('Shelf')}
        value={value.shelf}
        onChange={(shelf) => onChange({ ...value, shelf })}
        isCode
      />
    </div>
  );
}
