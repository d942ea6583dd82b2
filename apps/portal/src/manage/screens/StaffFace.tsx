import type { StaffMember } from '@instore/api';
import { Avatar } from '@instore/ui';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useShoesize } from '../../app/context.ts';

/** The photo of a person of any location, or initials. */
export function StaffFace({ person }: { person: Pick<StaffMember, 'id' | 'name' | 'hasPhoto' | 'locations'> }) {
  const { photos } = useShoesize();
  const { id, name, hasPhoto, locations } = person;
  const at = locations[0]?.id;
  useEffect(() => void photos.load({ id, hasPhoto }, at), [photos, id, hasPhoto, at]);
  return <Avatar name={name} photoUrl={useSnapshot(photos.state)[id]} />;
}
