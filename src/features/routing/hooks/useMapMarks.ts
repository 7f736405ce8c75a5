import { useState } from 'react';
import type { RoutingPart } from '../components/ListBesideMap';

/** Whose route stands out, which stop was picked on the map, and which of list and map a phone shows. Kept while other days are read. */
export function useMapMarks() {
  const [markedId, mark] = useState('');
  const [pickedId, pick] = useState('');
  const [part, show] = useState<RoutingPart>('list');
  return { markedId, mark, pickedId, pick, part, show };
}
export type MapMarks = ReturnType<typeof useMapMarks>;
