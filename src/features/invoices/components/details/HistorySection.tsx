import { collections } from '@/data/collections';
import { useRecords } from '@/data/react/useRecords';
import { useSession } from '@/data/react/WorkspaceProvider';
import { damageText } from '@/domain/activity/damageText';
import { activityOfSubject } from '@/domain/activity/queries';
import { UserName } from '@/entities/user/UserName';
import { capitalize } from '@/lib/words';
import { formatDateTime } from '@/ui/format/dateTime';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import classes from './details.module.css';

/** Lists who did what to the invoice, with server timestamps, newest first. */
export function HistorySection({ invoiceId }: { invoiceId: string }) {
  const { company } = useSession();
  const { data = [] } = useRecords(collections.activity, activityOfSubject(invoiceId));
  if (data.length === 0) return null;
  return (
    <Section title="History">
      <PlainList isOrdered gap="sm">
        {data.map(({ id, verb, detail, at, actorUid }) => (
          <li key={id}>
            <div>{capitalize(damageText({ verb, detail }) || [verb, detail].filter(Boolean).join(': '))}</div>
            <div className={classes.second}>
              <time dateTime={at}>{formatDateTime(at, company.timeZone)}</time>
              {actorUid !== '' && (
                <>
                  {' · '}
                  <UserName uid={actorUid} />
                </>
              )}
            </div>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
