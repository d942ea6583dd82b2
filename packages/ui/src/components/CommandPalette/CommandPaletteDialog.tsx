'use client';

import { useRef } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx';
import { Language } from '../../internal/Language.tsx';
import { Modal } from '../../internal/Modal.tsx';
import { useMessages } from '../../internal/useMessages.ts';
import { surface } from '../Popover/Popover.css.ts';
import { useScanner } from '../ScanField/useScanner.ts';
import { spinner } from '../Spinner/Spinner.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { CommandPaletteProps } from './props.ts';
import * as css from './CommandPaletteDialog.css.ts';
import { CommandPaletteList } from './CommandPaletteList.tsx';

/** The open palette. CommandPalette loads it on demand. */
export function CommandPaletteDialog(props: CommandPaletteProps) {
  const { label, query, onQueryChange, isPending = false, error, onRetry, onClose, onSubmit } = props;
  const say = useMessages('CommandPalette');
  const groups = props.groups.filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <Language>
      <Modal isOpen onClose={onClose} label={label} placement="top" width="l" isDismissable>
        <div className={`${surface} ${css.palette}`}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <form
              className={css.head}
              role="search"
              onSubmit={(event) => {
                event.preventDefault();
                onSubmit?.(query);
              }}
            >
              <QueryField label={label} onScan={props.onScan} />
              {isPending ? <span className={spinner({ size: 16 })} aria-hidden="true" /> : null}
              <IconButton icon={icons.x} label={say('Close')} onPress={onClose} />
            </form>
            {error === undefined ? null : (
              <div className={css.error}>
                <InlineMessage severity="caution">{error}</InlineMessage>
                {onRetry ? (
                  <Button size="s" icon={icons.refresh} onPress={onRetry}>
                    {say('Try again')}
                  </Button>
                ) : null}
              </div>
            )}
            <CommandPaletteList
              groups={groups}
              onChoose={props.onChoose}
              empty={isPending || error !== undefined ? undefined : props.emptyText}
              isPending={isPending}
              hasError={error !== undefined}
            />
          </Autocomplete>
          <p className={css.keys} aria-hidden="true">
            <kbd className={css.key}>↑</kbd>
            <kbd className={css.key}>↓</kbd> {say('to navigate')}
            <kbd className={css.key}>Enter</kbd> {say('to select')}
            <kbd className={css.key}>Esc</kbd> {say('to close')}
          </p>
          <VisuallyHidden as="div">
            <div role="status">{isPending ? say('Searching') : say('{count} result|{count} results', { count })}</div>
          </VisuallyHidden>
        </div>
      </Modal>
    </Language>
  );
}

/** The search field. It keeps the focus while arrow keys move through the list, and separates scans from typing. */
function QueryField({ label, onScan }: Pick<CommandPaletteProps, 'label' | 'onScan'>) {
  const input = useRef<HTMLInputElement>(null);
  useScanner(input, true, (barcode) => onScan?.(barcode));
  return (
    <TextField aria-label={label} autoFocus className={css.field}>
      <Icon icon={icons.scan} />
      <Input
        ref={input}
        role="combobox"
        aria-expanded
        className={css.input}
        placeholder={label}
        autoCapitalize="off"
        enterKeyHint="go"
      />
    </TextField>
  );
}
