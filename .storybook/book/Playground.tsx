import { useEffect, useMemo, useRef, useState } from 'react';
import { Editor } from 'react-live';
import { entries } from 'virtual:kit-data';
import { moduleOf } from './copiedCode.ts';
import { decode, FIRST_CODE, type FrameMessage, linkTo, type PlaygroundTheme, THEMES, WIDTHS } from './playground.ts';

const ALL = Object.keys(THEMES) as PlaygroundTheme[];

/** The code of the address of Storybook's window, which is the parent of this page. */
function codeOfAddress(): string | undefined {
  const { search } = window.parent.location;
  const code = new URLSearchParams(search).get('code') ?? new URLSearchParams(location.search).get('code');
  return code === null ? undefined : decode(code);
}

/** Code with the kit, shown in themes and widths side by side. */
export function Playground() {
  const [code, setCode] = useState(() => codeOfAddress() ?? FIRST_CODE);
  // The code of a link can do what Storybook can: it runs only after a press.
  const [isTrusted, setTrusted] = useState(() => codeOfAddress() === undefined);
  const [themes, setThemes] = useState<readonly PlaygroundTheme[]>(ALL);
  const [width, setWidth] = useState<number>(WIDTHS[0]);
  return (
    <div className="book-playground sb-unstyled">
      <div className="book-playground-editor" role="group" aria-label="Code">
        {/* Not LiveEditor: its LiveProvider runs the code in this page, before a press. */}
        <Editor code={code} language="tsx" onChange={setCode} tabMode="focus" />
      </div>
      <div className="book-playground-bar">
        <fieldset>
          <legend>Themes</legend>
          {ALL.map((theme) => (
            <label key={theme}>
              <input
                type="checkbox"
                checked={themes.includes(theme)}
                onChange={({ target }) =>
                  setThemes(ALL.filter((one) => (one === theme ? target.checked : themes.includes(one))))
                }
              />
              {THEMES[theme]}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>Width</legend>
          {WIDTHS.map((one) => (
            <label key={one}>
              <input type="radio" name="width" checked={width === one} onChange={() => setWidth(one)} />
              {one} px
            </label>
          ))}
        </fieldset>
        <Copy label="Copy link" copied="Link copied" text={linkTo(code, location)} />
        <Copy label="Copy as a module" copied="Module copied" text={moduleOf(code, entries)} />
      </div>
      {isTrusted ? (
        <div className="book-playground-frames">
          {themes.map((theme) => (
            <Frame key={theme} theme={theme} width={width} code={code} />
          ))}
        </div>
      ) : (
        <div className="book-playground-bar" role="status">
          <p>This code comes from a link. Read it, and run it only if you know who sent it.</p>
          <button type="button" onClick={() => setTrusted(true)}>
            Run the code
          </button>
        </div>
      )}
    </div>
  );
}

interface CopyProps {
  label: string;
  /** The label once the present text is copied. */
  copied: string;
  /** Undefined if there is nothing to copy yet. */
  text: string | undefined;
}

function Copy({ label, copied, text }: CopyProps) {
  const [last, setLast] = useState<string>();
  return (
    <button
      type="button"
      disabled={text === undefined}
      onClick={() => {
        if (text !== undefined) void navigator.clipboard.writeText(text).then(() => setLast(text));
      }}
    >
      {last !== undefined && last === text ? copied : label}
    </button>
  );
}

function Frame({ theme, width, code }: { theme: PlaygroundTheme; width: number; code: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [height, setHeight] = useState(120);
  const source = useMemo(
    () => `iframe.html?id=start-playground-frame--shown&viewMode=story&globals=theme:${theme}`,
    [theme],
  );
  useEffect(() => {
    const receive = ({ data, source: sender }: MessageEvent<Partial<FrameMessage> | undefined>) => {
      if (sender !== frame.current?.contentWindow || data?.playground === undefined) return;
      setReady(true);
      setHeight(data.height ?? 0);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage({ code }, location.origin);
  }, [isReady, code]);
  return (
    <figure style={{ width }}>
      <figcaption>
        {THEMES[theme]}, {width} px
      </figcaption>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Storybook's preview reads the storage of its origin. */}
      <iframe ref={frame} title={`${THEMES[theme]}, ${width} px`} src={source} style={{ width, height }} />
    </figure>
  );
}
