import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import { IconDots, IconMessage, IconNavigation, IconPhone, type Icon } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useCan } from '@/data/react/useCan';
import { callLink, textLink } from '@/domain/contact/links';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { AddedPhotos } from '../photo/AddedPhotos';
import { TakePhoto } from '../photo/TakePhoto';
import { useAddPhotos } from '../photo/useAddPhotos';
import { directionsTo } from './reach';
import classes from './StopBar.module.css';

type StopBarProps = {
  job: Stored<Job>;
  /** A menu whose target is `MoreWay`; omitted if there are no more actions. */
  more?: ReactNode;
  /** The next action. */
  children: ReactNode;
};

/** Returns the number to call at a stop; '' = none. */
const phoneOf = ({ contactPhone, customerPhone }: Job): string => contactPhone || customerPhone;

/**
 * Renders what a technician needs within thumb reach, at the bottom of a phone's screen: the next action at full width, with call, text,
 * navigate and photos above it. On wider screens it's rendered in place. A page that ends with it needs `StopBarSpace` below.
 */
export function StopBar({ job, more, children }: StopBarProps) {
  const can = useCan();
  const photos = useAddPhotos(job);
  const phone = phoneOf(job);
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
        {more}
      </div>
      <div className={classes['next']}>{children}</div>
    </div>
  );
}

type MoreWayProps = UnstyledButtonProps & ComponentPropsWithRef<'button'> & { job: Pick<Job, 'number'> };

/** Renders the button that opens the other actions. */
export function MoreWay({ job, ...button }: MoreWayProps) {
  return (
    <UnstyledButton {...button} className={classes['way'] ?? ''} aria-label={`More actions for ${job.number}`}>
      <IconDots size={20} aria-hidden />
      More
    </UnstyledButton>
  );
}

/** Reserves the bar's height, so that it covers nothing at the end of a page. */
export function StopBarSpace() {
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
