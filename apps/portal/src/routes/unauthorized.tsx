import { createFileRoute } from '@tanstack/react-router';
import { UnauthorizedPage } from '../sign-in/screens/UnauthorizedPage.tsx';

export const Route = createFileRoute('/unauthorized')({
  beforeLoad: ({ context: { app } }) => app.preferences.enter('/unauthorized'),
  component: UnauthorizedPage,
});
