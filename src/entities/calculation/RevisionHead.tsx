import { useSession } from '@/data/react/WorkspaceProvider';
import { UserName } from '@/entities/user/UserName';
import { formatDateTime } from '@/ui/format/dateTime';
import classes from './RevisionHead.module.css';

type RevisionHeadProps = {
  revision: { revisionNumber: number; reason: string; createdAt: string; createdBy: string };
  /** Its results at the time. */ figures?: string;
};

/** Renders a saved revision in a list: number, reason, date and author. */
export function RevisionHead({ revision, figures = '' }: RevisionHeadProps) {
  const { timeZone } = useSession().company;
  return (
    <span className={classes['revision']}>
      <strong>
        Revision {revision.revisionNumber}
        {revision.reason !== '' && `: ${revision.reason}`}
      </strong>
      <span>
        {formatDateTime(revision.createdAt, timeZone)}, <UserName uid={revision.createdBy} />
        {figures !== '' && ` · ${figures}`}
      </span>
    </span>
  );
}
