'use client';

import { sizesBySystem } from './sizesBySystem.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { SizeRun, type SizeStock } from './SizeRun.tsx';
import * as css from './SizeRuns.css.ts';

export interface SizeRunsProps {
  sizes: readonly SizeStock[];
  wanted: readonly string[];
  /** System of the wanted sizes; `undefined` is any. */
  wantedSystem: string | undefined;
  /** System of the sizes that name none. */
  sizeSystem: string | undefined;
  /** One line with the sizes of this system, or of the first one that the product has. @default a strip for each system */
  onlySystem?: string | undefined;
}

const NONE: readonly string[] = [];

/** A strip for each size system of a product. With two systems, each strip has its system as a label. */
export function SizeRuns({ sizes, wanted, wantedSystem, sizeSystem, onlySystem }: SizeRunsProps) {
  const say = useMessages('SizeRun');
  const all = sizesBySystem(sizes, sizeSystem);
  const groups =
    onlySystem === undefined
      ? all
      : [all.find(({ system }) => system === onlySystem) ?? all[0]].filter((one) => one !== undefined);
  const run = ({ system, sizes: own }: (typeof groups)[number]) => (
    <SizeRun
      sizes={own}
      wanted={wantedSystem === undefined || wantedSystem === system ? wanted : NONE}
      label={system === undefined ? say('Sizes') : say('Sizes, {system}', { system })}
      isOneLine={onlySystem !== undefined}
    />
  );
  const [first, second] = groups;
  if (!first) return null;
  const isExpected = onlySystem === undefined || first.system === undefined || first.system === onlySystem;
  if (!second && isExpected) return run(first);
  return (
    <div className={css.runs}>
      {groups.map((group) => (
        <div key={group.system} className={css.group}>
          <span className={css.system} aria-hidden="true">
            {group.system}
          </span>
          {run(group)}
        </div>
      ))}
    </div>
  );
}
