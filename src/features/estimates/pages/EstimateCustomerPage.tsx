import { useParams } from 'react-router-dom';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { EstimateForCustomer } from '../components/EstimateForCustomer';

/** An estimate as the customer sees it through its link. Needs no sign-in. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="estimate" name="estimate" isViewRecorded>
      {/* Another revision is another document: whatever was chosen of the former one is gone. */}
      {(estimate, document) => (
        <EstimateForCustomer key={estimate.documentHash} token={token} document={document} estimate={estimate} />
      )}
    </PublicDocumentPage>
  );
}
