'use client';

import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { Code } from '../Code/Code.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { ImageWithFallback } from '../ImageWithFallback/ImageWithFallback.tsx';
import { plain } from '../../internal/reset.css.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { PaletteGroup, PaletteItem } from './props.ts';
import * as css from './CommandPaletteList.css.ts';
import { wholeCodes } from '../../internal/wholeCodes.ts';

export interface CommandPaletteListProps {
  groups: readonly PaletteGroup[];
  onChoose: (id: string) => void;
  isPending: boolean;
  hasError: boolean;
  empty: string | undefined;
}

/** The results by group. The focus stays in the field; arrow keys move the active item. */
export function CommandPaletteList({ groups, onChoose, isPending, hasError, empty }: CommandPaletteListProps) {
  const say = useMessages('CommandPalette');
  return (
    <>
      <ListBox aria-label={say('Results')} items={groups} className={css.list} onAction={(id) => onChoose(String(id))}>
        {(group) => (
          <ListBoxSection id={`group ${group.id}`} className={css.group} aria-label={group.title}>
            <Header className={css.title}>{group.title}</Header>
            <Collection items={group.items}>{(item) => <Item item={item} />}</Collection>
          </ListBoxSection>
        )}
      </ListBox>
      {groups.length > 0 ? null : isPending ? <Places /> : hasError ? null : <Nothing text={empty} />}
    </>
  );
}

function Item({ item }: { item: PaletteItem }) {
  const { id, label, note, icon, imageUrl, code } = item;
  return (
    <ListBoxItem id={id} textValue={[label, note, code].filter(Boolean).join(', ')} className={css.item}>
      <span className={css.picture}>
        {imageUrl !== undefined ? (
          <ImageWithFallback src={imageUrl} alt="" width={56} height={30} />
        ) : icon ? (
          <Icon icon={icon} />
        ) : null}
      </span>
      <span className={css.words}>
        <span className={css.text}>
          <span className={css.label}>{wholeCodes(label)}</span>
          {note === undefined ? null : <span className={css.note}>{wholeCodes(note)}</span>}
        </span>
        {code === undefined ? null : (
          <span className={css.code}>
            <Code>{code}</Code>
          </span>
        )}
      </span>
    </ListBoxItem>
  );
}

/** A skeleton of the final height while the first results are loaded. */
function Places() {
  return (
    <div aria-hidden="true" className={css.group}>
      {[0, 1, 2].map((place) => (
        <div key={place} className={css.item}>
          <span className={css.picture}>
            <Skeleton width={56} height={30} />
          </span>
          <Skeleton width={200} height={16} />
        </div>
      ))}
    </div>
  );
}

function Nothing({ text }: { text: string | undefined }) {
  const say = useMessages('CommandPalette');
  return (
    <div className={css.nothing}>
      <p className={css.nothingTitle}>{say('No results found')}</p>
      <p className={plain}>{text ?? say("We couldn't find anything for what you are looking.")}</p>
    </div>
  );
}
