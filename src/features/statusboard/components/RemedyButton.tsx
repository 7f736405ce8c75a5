import { Button } from '@mantine/core';
import { callLink } from '@/domain/contact/links';
import type { VisitState } from '@/domain/scheduling/visitState';
import type { Means, Remedy } from '@/domain/statusboard/remedy';
import { technicianName } from '@/domain/technician/schema';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';

const VERBS: Partial<Record<VisitState, string>> = {
  dispatched: 'Dispatch',
  'on-site': 'Mark arrived',
  done: 'Mark done',
};

type RemedyButtonProps = {
  remedy: Remedy;
  /** Title of the alert it fixes, which distinguishes buttons with the same label. */
  title: string;
  means: Means;
  onDo: (remedy: Extract<Remedy, { kind: 'assign' | 'move-on' }>) => Promise<void>;
};

/** Offers the single action that fixes an alert: done immediately, or a link to where it is done. */
export function RemedyButton({ remedy, title, means, onDo }: RemedyButtonProps) {
  const label = labelOf(remedy, means);
  const looks = { variant: 'default', size: 'xs', 'aria-label': `${label}: ${title}` } as const;
  switch (remedy.kind) {
    case 'assign':
    case 'move-on':
      return (
        <Button {...looks} onClick={() => void onDo(remedy)}>
          {label}
        </Button>
      );
    case 'call':
      return (
        <Button {...looks} component="a" href={callLink(remedy.phone)} title={`${remedy.name}, ${remedy.phone}`}>
          {label}
        </Button>
      );
    case 'find-time':
      return (
        <LinkButton {...looks} to={paths.findTime(remedy.jobId)}>
          {label}
        </LinkButton>
      );
    case 'open-day':
      return (
        <LinkButton {...looks} to={paths.scheduleDay(remedy.date, remedy.entryId)}>
          {label}
        </LinkButton>
      );
  }
}

function labelOf(remedy: Remedy, { ground }: Means): string {
  switch (remedy.kind) {
    case 'assign': {
      const technician = ground.technicianOf(remedy.technicianId);
      return `Assign ${technician ? technicianName(technician) : ''}`.trim();
    }
    case 'move-on':
      return VERBS[remedy.to] ?? 'Move on';
    case 'call':
      return remedy.whom === 'customer' ? 'Call customer' : `Call ${remedy.name}`;
    case 'find-time':
      return 'Find a time';
    case 'open-day':
      return remedy.entryId === '' ? 'Open tomorrow' : 'Open on the schedule';
  }
}
