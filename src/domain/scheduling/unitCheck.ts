import { MINUTE_MS } from '@/lib/time';
import { resourceRow, type ResourceOf } from '../resource/onVisit';
import { resourceName } from '../resource/schema';
import { isSharing, type PreparedGround } from './ground';
import type { PreparedRequest } from './timeRequest';

/** Returns a check whether the vehicles and machines of a request are free from a start (ms); always true when it needs none. */
export function unitCheck(
  { resourceIds, durationMinutes, movedId }: PreparedRequest,
  ground: PreparedGround,
): (startMs: number) => boolean {
  if (resourceIds.length === 0) return () => true;
  const taken = resourceIds
    .flatMap((id) => ground.stopsOf(resourceRow(id)))
    .filter(({ entry }) => entry.id !== movedId);
  return (startMs) => {
    const work = { fromMs: startMs, toMs: startMs + durationMinutes * MINUTE_MS };
    return !taken.some((stop) => isSharing(stop, work));
  };
}

/** Returns the names of a request's vehicles and machines. */
export const unitNames = ({ resourceIds }: PreparedRequest, resourceOf: ResourceOf): string[] =>
  resourceIds.flatMap((id) => {
    const resource = resourceOf(id);
    return resource ? [resourceName(resource)] : [];
  });
