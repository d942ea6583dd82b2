import { BoxArt, KioskButton } from '@instore/ui';
import { useSnapshot } from 'valtio';
import { Frame } from './Frame.tsx';
import { useApp, useWords } from './app.ts';

/** Thanks the customer, with the number once more. */
export function Thanks() {
  const { show, progress, startOver } = useApp();
  const { progress: shown } = useSnapshot(progress.facts);
  const word = useWords();
  const number = String(shown?.number ?? '');
  const dock = (
    <>
      <KioskButton
        onPress={() => {
          show({ screen: 'progress' });
        }}
      >
        {word('back')}
      </KioskButton>
      <KioskButton variant="signal" isGrow onPress={startOver}>
        {word('startOver')}
      </KioskButton>
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <BoxArt
        art="empty"
        title={word('thanks')}
        text={word('thanksText', { number })}
        size={shown?.lines[0]?.product.size ?? '9'}
      />
    </Frame>
  );
}
