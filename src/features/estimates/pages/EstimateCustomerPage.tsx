import { useParams } from 'react-router-dom';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { EstimateForCustomer } from '../components/EstimateForCustomer';

/** Shows an estimate to the customer through its link. Needs no sign-in. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="estimate" name="estimate" isViewRecorded>
      {/* Each revision is its own document, so choices made on the previous one are reset. */}
      {(estimate, document) => (
        <EstimateForCustomer key={estimate.documentHash} token={token} document={document} estimate={estimate} />
      )}
    </PublicDocumentPage>
  );
}
