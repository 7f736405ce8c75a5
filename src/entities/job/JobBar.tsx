import { UnstyledButton } from '@mantine/core';
import { IconDots, IconMessage, IconNavigation, IconPhone, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { callLink, textLink } from '@/domain/contact/links';
import { greetingName } from '@/domain/invoice/mailText';
import { isOnTheWay } from '@/domain/job/onMyWay';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { useNow } from '@/ui/hooks/useNow';
import { AddedPhotos } from '../photo/AddedPhotos';
import { TakePhoto } from '../photo/TakePhoto';
import { useAddPhotos } from '../photo/useAddPhotos';
import classes from './JobBar.module.css';
import { JobMenu } from './JobMenu';
import { JobNextAction } from './JobNextAction';
import { OnMyWay } from './OnMyWay';
import { directionsTo } from './reach';
import type { MoveJob } from './useMoveJob';
import { useSetOut } from './useSetOut';

type JobBarProps = {
  job: Stored<Job>;
  onMove: MoveJob;
  /** The customer may be told that somebody is on the way: it is this person's job of today. */
  canAnnounce?: boolean;
  /** Further `Menu.Item`s of the page. */
  menuItems?: ReactNode;
};

/**
 * What a technician needs at the thumb, at the foot of a phone's screen: the one thing that comes next over the whole width,
 * and calling, writing, navigating and photos beside it. On wider screens it stands where it is put. A page that ends with
 * it needs `JobBarSpace` below.
 */
export function JobBar({ job, onMove, canAnnounce = false, menuItems }: JobBarProps) {
  const can = useCan();
  const { user, company } = useSession();
  const photos = useAddPhotos(job);
  const setOut = useSetOut(job);
  const now = useNow();
  const phone = job.contactPhone || job.customerPhone;
  const announces = canAnnounce && phone !== '' && job.progress === 'scheduled' && !isOnTheWay(job, now.toISOString());
  return (
    <div className={classes['bar']} role="group" aria-label={`Actions for ${job.title}`}>
      <AddedPhotos photos={photos} />
      <div className={classes['ways']}>
        {phone !== '' && <Way href={callLink(phone)} label="Call" Icon={IconPhone} />}
        {phone !== '' && <Way href={textLink(phone)} label="Text" Icon={IconMessage} />}
        {job.propertyAddress !== '' && (
          <Way href={directionsTo(job.propertyAddress)} label="Navigate" Icon={IconNavigation} isElsewhere />
        )}
        {can('create', 'photos') && <TakePhoto photos={photos} className={classes['way'] ?? ''} />}
        <JobMenu job={job} onMove={onMove} menuItems={menuItems} position="top-end">
          <UnstyledButton className={classes['way'] ?? ''} aria-label={`More actions for ${job.number}`}>
            <IconDots size={20} aria-hidden />
            More
          </UnstyledButton>
        </JobMenu>
      </div>
      <div className={classes['next']}>
        {announces && (
          <OnMyWay
            phone={phone}
            firstName={firstNameOf(job)}
            technicianName={user.firstName}
            companyName={company.name}
            onSent={() => void setOut()}
          />
        )}
        <JobNextAction job={job} onMove={onMove} size="lg" variant={announces ? 'default' : 'filled'} />
      </div>
    </div>
  );
}

/** Who opens the door, by first name; '' where only a company is known. */
function firstNameOf({ contactName, customerName, customerSortName }: Job): string {
  const [contact = ''] = contactName.split(' ');
  if (contact !== '') return contact;
  const name = greetingName({ name: customerName, sortName: customerSortName });
  return name === customerName ? '' : name;
}

/** As high as the bar, so that it covers nothing at the end of a page. */
export function JobBarSpace() {
  return <div className={classes['space']} aria-hidden />;
}

type WayProps = { href: string; label: string; Icon: Icon; isElsewhere?: boolean };

function Way({ href, label, Icon, isElsewhere = false }: WayProps) {
  return (
    <a href={href} className={classes['way']} {...(isElsewhere ? { target: '_blank', rel: 'noreferrer' } : {})}>
      <Icon size={20} aria-hidden />
      {label}
    </a>
  );
}
