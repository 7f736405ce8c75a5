import { useParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import type { PaperCompany } from '@/domain/paper/schema';
import { readReviewPage, type ReviewPage } from '@/domain/review/api';
import { PublicCallPage } from '@/entities/public-document/PublicCallPage';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { WriteReview } from '../components/WriteReview';

const TITLE = 'How did we do?';
const onPaper = ({ company }: ReviewPage): PaperCompany => ({ ...company, email: '', website: '', addressLines: [] });

/** Page a customer opens from a request: stars, text, and the same links for everyone. Needs no account. */
export function Component() {
  const { token = '' } = useParams();
  return (
    <PublicCallPage key={token} title={TITLE} noun="page" read={() => callFunction(readReviewPage, { token })}>
      {(page) => (
        <PublicFrame title={TITLE} company={onPaper(page)}>
          {page.outcome === 'expired' ? <Expired page={page} /> : <WriteReview token={token} page={page} />}
        </PublicFrame>
      )}
    </PublicCallPage>
  );
}

function Expired({ page }: { page: ReviewPage }) {
  const { name, phone } = page.company;
  return (
    <>
      <h1 className="visually-hidden">{TITLE}</h1>
      <EmptyState
        title="This link has expired"
        text={`It was good for 60 days. ${name} still wants to hear from you${phone === '' ? '.' : `: call ${phone}.`}`}
      />
    </>
  );
}
