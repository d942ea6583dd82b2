'use client';

import { useEffect, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import * as icons from '../Icon/icons.ts';
import { useMessages } from '../../internal/useMessages.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CopyCode.css.ts';

/** How long "Copied" is shown, in ms. */
const ANSWER_MS = 2000;

export interface CopyCodeProps {
  /** The code, as Code renders it. */
  className: string;
  children: string;
}

/** A code that a press copies. Code loads it on demand. */
export function CopyCode({ className, children }: CopyCodeProps) {
  const say = useMessages('Code');
  const [answer, setAnswer] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (answer === undefined) return undefined;
    const timer = setTimeout(() => setAnswer(undefined), ANSWER_MS);
    return () => clearTimeout(timer);
  }, [answer]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children);
      setAnswer('copied');
    } catch {
      // Not allowed or not a secure page: the press has selected the text, so that the user can copy it with keys.
      setAnswer('failed');
    }
  };
  return (
    <>
      <button type="button" className={`${className} ${css.copy}`} onClick={() => void copy()}>
        <VisuallyHidden>{say('Copy')} </VisuallyHidden>
        {children}
        <span className={css.icon}>
          <Icon icon={answer === 'copied' ? icons.check : icons.copy} size={16} />
        </span>
      </button>
      <span role="status" className={answer === 'failed' ? css.failed : css.said}>
        {answer === 'copied' && say('Copied')}
        {answer === 'failed' && say("Couldn't copy. Select it and press Ctrl+C.")}
      </span>
    </>
  );
}
