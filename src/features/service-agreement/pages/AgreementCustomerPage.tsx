import { useParams } from 'react-router-dom';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { AgreementForCustomer } from '../components/AgreementForCustomer';

/** Shows an agreement to the customer through its link. Needs no sign-in. */
export function Component() {
  const { id: token = '' } = useParams();
  return (
    <PublicDocumentPage token={token} part="agreement" name="service agreement" isViewRecorded>
      {(agreement, document) => (
        <AgreementForCustomer key={agreement.termsHash} token={token} document={document} agreement={agreement} />
      )}
    </PublicDocumentPage>
  );
}
