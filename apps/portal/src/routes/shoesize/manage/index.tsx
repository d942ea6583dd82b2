import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/shoesize/manage/')({
  beforeLoad() {
    throw redirect({ to: '/shoesize/manage/people', replace: true });
  },
});
