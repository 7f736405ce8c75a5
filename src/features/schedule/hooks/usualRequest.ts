import { crewOf, unitIdsOf, type ResourceOf } from '@/domain/resource/onVisit';
import { crewMembers } from '@/domain/resource/schema';
import type { PreparedGround } from '@/domain/scheduling/ground';
import { durationOf } from '@/domain/scheduling/span';
import { ANY_TIME, type TimeRequest } from '@/domain/scheduling/timeRequest';
import type { Subject } from './interaction';

type Known = { ground: PreparedGround; reserveMinutes: number; resourceOf: ResourceOf };

/** Returns the default request for a job, or for a visit to be moved. */
export function usualRequest(
  { id, content, before, job }: Subject,
  from: string,
  { ground, reserveMinutes, resourceOf }: Known,
): TimeRequest {
  const crew = crewOf(content.placement, resourceOf);
  const members = crew ? crewMembers(crew) : [];
  return {
    ...ANY_TIME,
    durationMinutes: durationOf(content.placement),
    crewSize: members.length > 0 ? members.length : Math.max(1, content.placement.technicianIds.length),
    onlyTechnicianIds: members,
    resourceIds: unitIdsOf(content.placement, resourceOf),
    place: content.propertyId,
    from,
    isEmergency: job?.priority === 'emergency',
    preferredTechnicianId: content.placement.technicianIds[0] ?? job?.technicianIds[0] ?? '',
    territory: ground.territoryAt(content.propertyAddress) ?? null,
    movedId: before ? id : '',
    requiredSkills: content.requiredSkills,
    keepsLunch: true,
    reserveMinutes,
  };
}
