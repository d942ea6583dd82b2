import { type BookingView, Button, Select, icons } from '@instore/ui';
import { useSnapshot } from 'valtio';
import type { BookingSearch } from '../bookingSearch.ts';
import type { BookingsStore } from '../bookings.ts';
import { useApp } from '../../app/context.ts';
import { useSay } from '../../shared/language/useLanguage.ts';
import { isLocationAdmin } from '../../shared/rights/isLocationAdmin.ts';

export interface BookingToolsProps {
  bookings: BookingsStore;
  view: BookingView;
  onChange: (part: Partial<BookingSearch>) => void;
}

/** The choice of the location, and for admins the closing of the shown day. */
export function BookingTools({ bookings, view, onChange }: BookingToolsProps) {
  const say = useSay();
  const { role } = useSnapshot(useApp().auth);
  const { locations, location, day, today, closing } = useSnapshot(bookings.state);
  const canClose = location !== undefined && isLocationAdmin(role) && day >= today && !closing;
  return (
    <>
      {canClose && (
        <Button
          size="s"
          icon={icons.calendarOff}
          isIconOnNarrow
          onPress={() => {
            if (view !== 'day') onChange({ view: 'day', open: undefined });
            void bookings.openClosing(day);
          }}
        >
          {say('Close a day')}
        </Button>
      )}
      <Select
        label={say('Location')}
        isLabelHidden
        icon={icons.mapPin}
        items={locations.map(({ id, name, mainStore }) => ({ id, label: name, description: mainStore }))}
        value={location?.id}
        onChange={(id) => onChange({ location: id, open: undefined })}
      />
    </>
  );
}
