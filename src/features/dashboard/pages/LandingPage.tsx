import { IconUserPlus } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { refusedPath, subscribeToRefusedPath } from '@/data/session/refusedPath';
import { hasFeature, toFeature } from '@/domain/access/features';
import { rolesOfPath } from '@/domain/access/routes';
import { useNow } from '@/ui/hooks/useNow';
import { paths } from '@/lib/paths';
import { formatWeekday } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { DayCard } from '../components/DayCard';
import { AheadPart } from '../components/AheadPart';
import { FeatureNotice } from '../components/FeatureNotice';
import { FirstSteps } from '../components/FirstSteps';
import classes from '../components/Landing.module.css';
import { MoneyRow } from '../components/MoneyRow';
import { NeedsYou } from '../components/NeedsYou';
import { NewJobButton } from '../components/NewJobButton';
import { OwnDay } from '../components/OwnDay';
import { RoleNotice } from '../components/RoleNotice';

/** The start page by role: financials, the day, and what needs attention for the office; their own day for technicians. */
export function Component() {
  const { user, company, role, features } = useSession();
  const can = useCan();
  const [params] = useSearchParams();
  const now = useNow();
  const refused = useSyncExternalStore(subscribeToRefusedPath, refusedPath);
  const isTechnician = role === 'technician';
  const isForOthers = rolesOfPath(refused)?.includes(role) === false;
  const denied = toFeature(params.get('feature'));

  return (
    <PageBody size="full">
      <PageHeader
        title={user.firstName ? `Hello, ${user.firstName}` : 'Today'}
        subtitle={`${formatWeekday(now.toISOString(), company.timeZone)} · ${company.name}`}
        actions={
          isTechnician ? (
            <LinkButton to={paths.technicianDashboard}>Open my day</LinkButton>
          ) : (
            <>
              {can('create', 'customers') && (
                <LinkButton
                  to={paths.customerNew}
                  variant="default"
                  leftSection={<IconUserPlus size={18} aria-hidden />}
                >
                  New customer
                </LinkButton>
              )}
              <NewJobButton />
            </>
          )
        }
      />
      {isForOthers ? <RoleNotice path={refused} /> : denied && <FeatureNotice feature={denied} />}
      {isTechnician ? <OwnDay now={now} /> : <OfficeStart now={now} seesJobs={hasFeature(features, 'jobs')} />}
    </PageBody>
  );
}

/** On phones, what needs attention comes first, with financials and the day below it. */
function OfficeStart({ now, seesJobs }: { now: Date; seesJobs: boolean }) {
  const isPhone = useIsPhone();
  if (isPhone) {
    return (
      <>
        <FirstSteps place="top" />
        <NeedsYou now={now} isShort />
        <MoneyRow />
        {seesJobs && <DayCard now={now} />}
        <AheadPart />
        <FirstSteps place="end" />
      </>
    );
  }
  return (
    <>
      <FirstSteps place="top" />
      <MoneyRow />
      <div className={classes.columns}>
        {seesJobs && <DayCard now={now} />}
        <NeedsYou now={now} />
      </div>
      <AheadPart />
      <FirstSteps place="end" />
    </>
  );
}
