import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { damageText } from '@/domain/activity/damageText';
import type { Activity } from '@/domain/activity/schema';
import { JOB_FIELD_LABELS } from '@/domain/job/jobLabels';
import { PROGRESS_LABELS } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import type { Stored } from '@/domain/record/schema';
import { ProgressBadge } from '@/entities/job/ProgressBadge';
import { UserName } from '@/entities/user/UserName';
import { formatDateTime } from '@/ui/format/dateTime';
import { Section } from '@/ui/layout/Section';
import { activityOfSubject } from '@/domain/activity/queries';
import { capitalize } from '@/lib/words';
import classes from './details.module.css';

/** Lists each status change with who made it, when, and the reason where one is required. Newest first. */
export function HistorySection({ job }: { job: Stored<Job> }) {
  const { company } = useSession();
  return (
    <Section title="Progress">
      <ol className={classes.log} reversed>
        {job.progressLog.toReversed().map((entry, index) => (
          <li key={job.progressLog.length - index}>
            <div>
              <ProgressBadge progress={entry.state} />
            </div>
            {entry.reason !== '' && <div className={classes.text}>{entry.reason}</div>}
            <div className={classes.who}>
              <time dateTime={entry.at}>{formatDateTime(entry.at, company.timeZone)}</time> ·{' '}
              <UserName uid={entry.by} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const inWords = ({ verb, detail, changedFields }: Activity): string => {
  const damage = damageText({ verb, detail });
  if (damage !== '') return capitalize(damage);
  if (detail.includes('→'))
    return detail.replace(/[\w-]+/g, (state) =>
      state in PROGRESS_LABELS ? PROGRESS_LABELS[state as keyof typeof PROGRESS_LABELS] : state,
    );
  if (verb !== 'updated') return capitalize(verb);
  const names = [...new Set(changedFields.flatMap((field) => JOB_FIELD_LABELS[field as keyof Job] ?? []))];
  return names.length === 0 ? 'Changed' : `Changed: ${names.join(', ')}`;
};

/** Lists who changed what, with server timestamps. */
export function ActivitySection({ jobId }: { jobId: string }) {
  const { company } = useSession();
  const { data = [] } = useRecords(collections.activity, activityOfSubject(jobId));
  if (data.length === 0) return null;
  return (
    <Section title="Activity">
      <ol className={classes.log} reversed>
        {data.map((activity) => (
          <li key={activity.id}>
            <div>{inWords(activity)}</div>
            <div className={classes.who}>
              <time dateTime={activity.at}>{formatDateTime(activity.at, company.timeZone)}</time> ·{' '}
              <UserName uid={activity.actorUid} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
