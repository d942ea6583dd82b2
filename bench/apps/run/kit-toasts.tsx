import { ToastRegion, toasts, UiProvider } from '@instore/ui';
import { offerToasts } from './offerToasts.ts';
import { show } from './root.ts';
import { shows } from './step.ts';

show(
  <UiProvider>
    <ToastRegion />
  </UiProvider>,
);
offerToasts(
  (text) => toasts.info(text),
  () => shows('+99'),
);
