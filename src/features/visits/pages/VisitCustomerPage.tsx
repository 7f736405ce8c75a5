import { useParams } from 'react-router-dom';
import type { PublicDocument, PublicVisit } from '@/domain/public-document/schema';
import { breaksPromise } from '@/domain/scheduling/late';
import { dayOf, daySpan } from '@/domain/scheduling/wallClock';
import { spokenTime } from '@/domain/scheduling/words';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatWeekday } from '@/ui/format/dateTime';
import { useNow } from '@/ui/hooks/useNow';
import { Section } from '@/ui/layout/Section';
import { AskReschedule } from '../components/AskReschedule';
import { FacePhoto } from '../components/FacePhoto';
import classes from '../components/Visit.module.css';
import { VisitProgress } from '../components/VisitProgress';
import { arrival, headline, whoTitle } from '../components/visitWords';

/** Shows a visit to its customer: when, who, and how far along. Updates automatically. */
export function Component() {
  const { id = '' } = useParams();
  return (
    <PublicDocumentPage token={id} part="visit" name="visit">
      {(visit, document) => <Visit token={id} visit={visit} document={document} />}
    </PublicDocumentPage>
  );
}

type VisitProps = { token: string; visit: PublicVisit; document: PublicDocument };

function Visit({ token, visit, document: { company, timeZone } }: VisitProps) {
  const now = useNow();
  const { state, people, startsAt, isTimePromised, windowStartsAt, windowEndsAt, expectedAt } = visit;
  const isToCome = state === 'planned' || state === 'on-the-way';
  const knowsTime = isTimePromised || windowStartsAt !== '';
  const isLate = isToCome && knowsTime && expectedAt !== '' && breaksPromise(visit, expectedAt);
  const until = knowsTime ? windowEndsAt || startsAt : daySpan(dayOf(startsAt, timeZone), timeZone).endsAt;
  const mayAsk = state === 'planned' && until > now.toISOString();
  const when = arrival(visit, timeZone);
  return (
    <PublicFrame title="Your visit" company={company}>
      <Section>
        <h1 className={classes['headline']}>{headline(visit)}</h1>
        <div role="status" className="visually-hidden">
          {headline(visit)}
        </div>
        <p className={classes['when']}>
          {formatWeekday(windowStartsAt || startsAt, timeZone)}
          {isToCome && when !== '' && (
            <>
              <br />
              {when}
            </>
          )}
        </p>
        <VisitProgress state={state} />
      </Section>
      {isToCome && expectedAt !== '' && (
        <InlineNotice
          tone={isLate ? 'warning' : 'info'}
          title={isLate ? 'Running late' : 'New arrival time'}
          role="status"
        >
          Now expected at about {spokenTime(expectedAt, timeZone)}.
        </InlineNotice>
      )}
      {state === 'missed' && (
        <InlineNotice tone="warning" title="No one answered the door">
          Please call {company.name} for another time.
        </InlineNotice>
      )}
      {people.length > 0 && state !== 'canceled' && (
        <Section title={whoTitle(visit)}>
          {people.map(({ firstName, photoUrl }, index) => (
            <div key={`${firstName}-${index}`} className={classes['person']}>
              <FacePhoto firstName={firstName} photoUrl={photoUrl} size={64} />
              <span className={classes['name']}>{firstName}</span>
            </div>
          ))}
        </Section>
      )}
      {mayAsk && <AskReschedule token={token} companyName={company.name} isAsked={visit.rescheduleAskedAt !== ''} />}
    </PublicFrame>
  );
}
