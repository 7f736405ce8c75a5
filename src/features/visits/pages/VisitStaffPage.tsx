import { useParams } from 'react-router-dom';
import { collections } from '@/data/collections';
import { useLiveRecord } from '@/data/react/useLiveRecord';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { isOver } from '@/domain/scheduling/visitState';
import { timeWindow } from '@/entities/job/arrivalText';
import { RecordGate } from '@/entities/record/RecordGate';
import { VisitBadge } from '@/entities/schedule/VisitBadge';
import { useTechnicians } from '@/entities/technician/useTechnicians';
import { paths } from '@/lib/paths';
import { formatTime, formatWeekday } from '@/ui/format/dateTime';
import { useNow } from '@/ui/hooks/useNow';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { CustomerLink } from '../components/CustomerLink';
import { DoorCode } from '../components/DoorCode';
import { RescheduleRequest } from '../components/RescheduleRequest';

/** Shows staff a visit: the customer's request, the code that identifies them at the door, and the customer's link. */
export function Component() {
  const { id = '' } = useParams();
  const read = useLiveRecord(collections.schedule, id);
  return (
    <PageBody size="narrow">
      <RecordGate
        id={id}
        noun="visit"
        read={read}
        header={<PageHeader title="Visit" />}
        wayBack={<LinkButton to={paths.start}>Back to work</LinkButton>}
      >
        {(visit) => <Visit visit={visit} />}
      </RecordGate>
    </PageBody>
  );
}

function Visit({ visit }: { visit: Stored<ScheduleEntry> }) {
  const { company, uid, role } = useSession();
  const { byId } = useTechnicians();
  const now = useNow();
  const { placement, state, title, customerName } = visit;
  const isMine = placement.technicianIds.some((id) => byId.get(id)?.linkedUid === uid);
  const back =
    role === 'technician'
      ? { to: paths.technicianDashboard, label: 'My day' }
      : { to: paths.jobDetails(visit.jobId), label: 'Job' };
  const when = `${formatWeekday(placement.startsAt, company.timeZone)}, ${
    placement.windowStartsAt === ''
      ? formatTime(placement.startsAt, company.timeZone)
      : timeWindow(placement.windowStartsAt, placement.windowEndsAt, company.timeZone)
  }`;
  return (
    <>
      <PageHeader
        title={title}
        back={back}
        subtitle={[when, customerName].filter(Boolean).join(' · ')}
        badge={<VisitBadge visit={visit} nowIso={now.toISOString()} />}
      />
      <RescheduleRequest visit={visit} />
      {isMine && !isOver(state) && <DoorCode visitId={visit.id} />}
      <CustomerLink visitId={visit.id} />
    </>
  );
}
