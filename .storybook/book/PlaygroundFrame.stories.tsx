import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { LiveError, LivePreview, LiveProvider } from 'react-live';
import { ToastRegion } from '../../packages/ui/src/components/Toast/ToastRegion.tsx';
import type { FrameMessage } from './playground.ts';
import { SCOPE } from './scope.ts';

function send(playground: FrameMessage['playground']): void {
  const { height } = document.body.getBoundingClientRect();
  window.parent.postMessage({ playground, height: Math.ceil(height) } satisfies FrameMessage, location.origin);
}

/** Shows the code that the playground sends. */
function Frame() {
  const [code, setCode] = useState('');
  useEffect(() => {
    const show = ({ data, origin, source }: MessageEvent<{ code?: unknown }>) => {
      const isPlayground = origin === location.origin && source === window.parent;
      if (isPlayground && typeof data?.code === 'string') setCode(data.code);
    };
    window.addEventListener('message', show);
    const observer = new ResizeObserver(() => send('height'));
    observer.observe(document.body);
    send('ready');
    return () => {
      window.removeEventListener('message', show);
      observer.disconnect();
    };
  }, []);
  if (code === '') return null;
  return (
    <LiveProvider code={code} scope={SCOPE}>
      <LivePreview />
      <LiveError style={{ color: 'var(--instore-critical-text)', whiteSpace: 'pre-wrap' }} />
      <ToastRegion />
    </LiveProvider>
  );
}

const meta = {
  title: 'Start/Playground frame',
  component: Frame,
  // A part of the playground: no page of its own, no test.
  tags: ['!dev', '!autodocs', '!test'],
} satisfies Meta<typeof Frame>;
export default meta;

export const Shown: StoryObj<typeof meta> = {};
