import { HandedOver } from '@/entities/public-document/HandedOver';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { AgreementForCustomer } from './AgreementForCustomer';

type ShowAgreementProps = { token: string; onClose: () => void };

/** Shows the customer's page of an agreement full screen on this device: to read, sign, enter a card, and hand the device back. */
export function ShowAgreement({ token, onClose }: ShowAgreementProps) {
  return (
    <HandedOver onClose={onClose}>
      <PublicDocumentPage token={token} part="agreement" name="service agreement">
        {(agreement, document) => (
          <AgreementForCustomer
            key={agreement.termsHash}
            token={token}
            document={document}
            agreement={agreement}
            isHandedOver
          />
        )}
      </PublicDocumentPage>
    </HandedOver>
  );
}
