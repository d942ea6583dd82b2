'use client';

import { type KeyboardEvent, type ReactNode, useContext, useDeferredValue, useMemo, useRef } from 'react';
import { Autocomplete, SelectableCollectionContext } from 'react-aria-components/Autocomplete';
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
import { CommandPaletteList, type CommandPaletteListProps } from './CommandPaletteList.tsx';
import { useStable } from '../../internal/useStable.ts';

/** The open palette. CommandPalette loads it on demand. */
export function CommandPaletteDialog(props: CommandPaletteProps) {
  const { label, query, onQueryChange, isPending = false, error, onRetry, onClose, onSubmit } = props;
  const say = useMessages('CommandPalette');
  const groups = props.groups.filter(({ items }) => items.length > 0);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const choose = useStable((id: string) => {
    // The list may not be drawn for the last key yet: what it then marks was not found for that query.
    const isFound = groups.some(({ items }) => items.some((item) => item.id === id));
    if (isFound) props.onChoose(id);
    else onSubmit?.(query);
  });
  const { palette, pressEnter } = useEnter(choose, () => onSubmit?.(query));
  const hasError = error !== undefined;
  const empty = isPending || hasError ? undefined : props.emptyText;
  return (
    <Language>
      <Modal isOpen onClose={onClose} label={label} placement="top" width="l" isDismissable>
        <div ref={palette} className={`${surface} ${css.palette}`}>
          <Autocomplete inputValue={query} onInputChange={onQueryChange}>
            <form
              className={css.head}
              role="search"
              onKeyDownCapture={pressEnter}
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
            <LateList groups={groups} onChoose={choose} empty={empty} isPending={isPending} hasError={hasError} />
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

/**
 * Chooses the marked item, or submits, when Enter is pressed. React Aria chooses when it is released: the marked item may
 * be gone by then, and the key would do nothing.
 */
function useEnter(choose: (id: string) => void, submit: () => void) {
  const palette = useRef<HTMLDivElement>(null);
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    const marked = palette.current?.querySelector<HTMLElement>('[role="option"][data-focused]')?.dataset['key'];
    if (marked === undefined) submit();
    else choose(marked);
  };
  return { palette, pressEnter };
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

/**
 * The results, drawn after the field: the list has the most work. The field is there, and shows a typed character, before
 * it is done.
 */
function LateList(props: CommandPaletteListProps) {
  const shown = useDeferredValue<CommandPaletteListProps | null>(props, null);
  const list = useMemo(() => shown && <CommandPaletteList {...shown} />, [shown]);
  return <LateContext>{list}</LateContext>;
}

/** Passes on what Autocomplete gives its list, which is new with each key, as late as the list itself. */
function LateContext({ children }: { children: ReactNode }) {
  const collection = useDeferredValue(useContext(SelectableCollectionContext));
  return <SelectableCollectionContext value={collection}>{children}</SelectableCollectionContext>;
}
