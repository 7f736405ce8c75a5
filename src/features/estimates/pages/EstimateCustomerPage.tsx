import { useParams } from 'react-router-dom';
import { usePublicDocument } from '@/data/react/usePublicDocument';
import { LinkShowsNothing } from '@/entities/public-document/LinkShowsNothing';
import { PublicFrame } from '@/entities/public-document/PublicFrame';
import { useRecordView } from '@/entities/public-document/useRecordView';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageSpinner } from '@/ui/feedback/PageSpinner';
import { EstimateForCustomer } from '../components/EstimateForCustomer';

/** An estimate as the customer sees it through its link. Needs no sign-in. */
export function Component() {
  const { id: token = '' } = useParams();
  const state = usePublicDocument(token);
  const estimate = state.status === 'shown' ? state.document.estimate : null;
  useRecordView(token, estimate !== null);

  if (state.status === 'loading') return <PageSpinner label="Loading the estimate" />;
  if (state.status === 'failed') {
    return (
      <PublicFrame title="Estimate" company={null}>
        <ErrorState title="The estimate could not be loaded" error={state.error} onRetry={state.retry} />
      </PublicFrame>
    );
  }
  if (state.status !== 'shown' || !estimate) return <LinkShowsNothing />;
  // Another revision is another document: whatever was chosen of the former one is gone.
  return <EstimateForCustomer key={estimate.documentHash} token={token} document={state.document} estimate={estimate} />;
}
