import { HandedOver } from '@/entities/public-document/HandedOver';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { AgreementForCustomer } from './AgreementForCustomer';

type ShowAgreementProps = { token: string; onClose: () => void };

/** The customer's page of an agreement over the whole screen of this device: read, sign, enter a card, hand it back. */
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
