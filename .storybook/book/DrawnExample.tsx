import { useMemo } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { SCOPE } from './scope.ts';

/** JSX of the kit, drawn. `args` in it are the properties of the first story. */
export default function DrawnExample({ code, args }: { code: string; args: object }) {
  const scope = useMemo(() => ({ ...SCOPE, args }), [args]);
  return (
    <LiveProvider code={`<>${code}</>`} scope={scope} language="tsx" enableTypeScript>
      <LivePreview />
      <LiveError className="book-pair-error" />
    </LiveProvider>
  );
}
