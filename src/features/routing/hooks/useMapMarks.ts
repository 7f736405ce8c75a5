import { useState } from 'react';
import type { RoutingPart } from '../components/ListBesideMap';

/** Holds the highlighted route, the stop picked on the map, and whether a phone shows the list or the map. Kept while other days load. */
export function useMapMarks() {
  const [markedId, mark] = useState('');
  const [pickedId, pick] = useState('');
  const [part, show] = useState<RoutingPart>('list');
  return { markedId, mark, pickedId, pick, part, show };
}
export type MapMarks = ReturnType<typeof useMapMarks>;
