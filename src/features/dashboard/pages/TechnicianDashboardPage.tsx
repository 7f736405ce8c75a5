import { ActionIcon, Button, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconUserQuestion, type Icon } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useNow } from '@/ui/hooks/useNow';
import { dayAway } from '@/lib/dates';
import { lazyPart } from '@/lib/lazyPage';
import { paths } from '@/lib/paths';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { TechniciansPicture } from '@/ui/feedback/pictures/TechniciansPicture';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatWeekday } from '@/ui/format/dateTime';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { LinkButton } from '@/ui/links/LinkButton';
import { TechnicianDay } from '../components/TechnicianDay';
import { useKeepDaysOnDevice } from '../hooks/useKeepDaysOnDevice';
import { useKeptPush } from '../hooks/useKeptPush';
import { useMyTechnician } from '../hooks/useMyTechnician';

/** Lazy: technicians see only their own day, and shouldn't have to load this on a phone. */
const TechnicianChoice = lazyPart(() =>
  import('../components/TechnicianChoice').then((module) => module.TechnicianChoice),
);

/** A technician's day on a phone: the next stop with everything for it, then the rest. */
export function Component() {
  const { company } = useSession();
  const { technician, mayChoose, choose, choices, isLoading } = useMyTechnician();
  const [dayOffset, setDayOffset] = useState(0);
  const now = useNow();
  useKeepDaysOnDevice(technician?.id, company.timeZone);
  useKeptPush();
  const at = dayAway(company.timeZone, now, dayOffset);

  return (
    <PageBody size="narrow">
      <PageHeader
        title="My day"
        subtitle={
          <Group gap={4} ml={-12}>
            <DayArrow label="Previous day" Icon={IconChevronLeft} onClick={() => setDayOffset(dayOffset - 1)} />
            <span>{formatWeekday(at.toISOString(), company.timeZone)}</span>
            <DayArrow label="Next day" Icon={IconChevronRight} onClick={() => setDayOffset(dayOffset + 1)} />
            {dayOffset !== 0 && (
              <Button variant="subtle" h={44} px="xs" onClick={() => setDayOffset(0)}>
                Today
              </Button>
            )}
          </Group>
        }
      />
      {mayChoose && choices.length > 0 && (
        <Suspense fallback={<LoadingRows rows={1} />}>
          <TechnicianChoice choices={choices} chosen={technician} choose={choose} />
        </Suspense>
      )}
      {isLoading ? (
        <LoadingRows rows={4} />
      ) : technician ? (
        <TechnicianDay
          key={`${technician.id}:${dayOffset}`}
          technician={technician}
          at={at}
          isToday={dayOffset === 0}
        />
      ) : (
        <NoTechnician isFirst={mayChoose} />
      )}
    </PageBody>
  );
}

/** Shown to admins, who can see everyone's day, if there are no technicians yet. */
function NoTechnician({ isFirst }: { isFirst: boolean }) {
  if (isFirst) {
    return (
      <EmptyState
        picture={<TechniciansPicture />}
        title="No technicians yet"
        text="Add everyone who goes out on jobs, yourself included. Each one gets a daily schedule here."
        action={<LinkButton to={paths.technicians}>Add technicians</LinkButton>}
      />
    );
  }
  return (
    <EmptyState
      icon={<IconUserQuestion />}
      title="No technician is linked to your account"
      text="Ask your office to open your technician record and pick your account under “Signs in as”."
    />
  );
}

function DayArrow({ label, Icon: Arrow, onClick }: { label: string; Icon: Icon; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" size={44} aria-label={label} onClick={onClick}>
      <Arrow size={18} aria-hidden />
    </ActionIcon>
  );
}
