import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { TechniciansPicture } from '@/ui/feedback/pictures/TechniciansPicture';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { TeamWeek } from '../components/TeamWeek';
import { TechnicianWeek } from '../components/TechnicianWeek';
import { useHoursParams } from '../hooks/useHoursParams';

/** Shows everyone's week to approvers, and field staff their own. */
export function Component() {
  const session = useSession();
  const can = useCan();
  const params = useHoursParams();
  const { byId, active, isLoading } = useTechnicians();
  const { timeZone } = session.company;
  const seesAll = can('read', 'timeEntries');
  const own = active.find(({ linkedUid }) => linkedUid === session.uid);
  const technician = seesAll ? byId.get(params.technicianId) : own;
  if (seesAll && params.technicianId === '') {
    return (
      <PageBody size="full">
        <TeamWeek params={params} timeZone={timeZone} />
      </PageBody>
    );
  }
  return (
    <PageBody size="normal">
      {technician ? (
        <TechnicianWeek
          key={`${technician.id} ${params.week}`}
          technician={technician}
          params={params}
          timeZone={timeZone}
        />
      ) : isLoading ? (
        <LoadingRows rows={6} />
      ) : (
        <>
          <PageHeader title="Hours" />
          <EmptyState
            picture={<TechniciansPicture />}
            title={seesAll ? 'There is no such technician' : 'No technician is linked to your account'}
            text="Hours belong to a technician’s record. The office links it to an account."
          />
        </>
      )}
    </PageBody>
  );
}
