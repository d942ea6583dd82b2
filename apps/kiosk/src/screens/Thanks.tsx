import { BoxArt, KioskAction } from '@instore/ui';
import { show, startOver } from '../state/kiosk.ts';
import { Frame } from './Frame.tsx';
import { useFacts, useKiosk } from './app.ts';

/** Thanks the customer, with the number once more. */
export function Thanks() {
  const kiosk = useKiosk();
  const { progress } = useFacts('progress');
  const dock = (
    <>
      <KioskAction action="back" onPress={() => show(kiosk, { screen: 'progress' })} />
      <KioskAction action="startOver" onPress={() => startOver(kiosk)} />
    </>
  );
  return (
    <Frame canStartOver={false} dock={dock}>
      <BoxArt art="thanks" size={progress?.lines[0]?.product.size} number={progress?.number} />
    </Frame>
  );
}
