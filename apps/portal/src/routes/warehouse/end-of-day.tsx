import { createFileRoute } from '@tanstack/react-router';
import { EndOfDayPage } from '../../end-of-day/screens/EndOfDayPage.tsx';
import { areaFailure } from '../../shell/screens/AreaFailure.tsx';

export const Route = createFileRoute('/warehouse/end-of-day')({
  async loader({ context: { area, entered } }) {
    const endOfDay = await area.openEndOfDay();
    void entered.then(endOfDay.load);
    return { endOfDay };
  },
  errorComponent: areaFailure('warehouse'),
  component: EndOfDay,
});

function EndOfDay() {
  const navigate = Route.useNavigate();
  return (
    <EndOfDayPage
      endOfDay={Route.useLoaderData().endOfDay}
      onBack={() => void navigate({ to: '/warehouse/view-dispatch' })}
    />
  );
}
