import { useSnapshot } from 'valtio';
import { useApp } from '../../app/context.ts';
import { Confirm } from '../../shared/components/Confirm.tsx';
import { useSay } from '../../shared/language/useLanguage.ts';

/** Asks for the full sign-in where a PIN or an old sign-in is not enough; the provider leads back to the page [D-04]. */
export function StepUp() {
  const say = useSay();
  const { session, tablet } = useApp();
  const { isAskedToSignIn } = useSnapshot(tablet.state);
  return (
    <Confirm
      isOpen={isAskedToSignIn}
      title={say('Sign in fully?')}
      confirmLabel={say('Login with Office 365')}
      cancelLabel={say('Not now')}
      onConfirm={() => {
        tablet.stopAsking();
        void session.signIn();
      }}
      onCancel={tablet.stopAsking}
    >
      {say('This needs a full sign-in of just now. Afterwards you are back on this page.')}
    </Confirm>
  );
}
