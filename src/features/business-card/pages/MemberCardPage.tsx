import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { readCard } from '@/domain/member-card/api';
import { PublicCallPage } from '@/entities/public-document/PublicCallPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { MemberCard } from '../components/MemberCard';

const TITLE = 'Business card';

/** A member's public business card at its token URL, available while they're in the company. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <PublicCallPage key={token} title={TITLE} noun="card" read={() => callFunction(readCard, { token })}>
      {(read) =>
        read.outcome === 'ended' ? (
          <PublicFrame title={TITLE} company={read.company}>
            <h1 className="visually-hidden">{TITLE}</h1>
            <EmptyState
              title="This card is no longer in use"
              text={`Its owner no longer works for ${read.company.name}.${read.company.phone === '' ? '' : ` You reach the company at ${read.company.phone}.`}`}
            />
          </PublicFrame>
        ) : (
          <PublicFrame title={TITLE} company={read.card.company}>
            <MemberCard card={read.card} />
          </PublicFrame>
        )
      }
    </PublicCallPage>
  );
}
