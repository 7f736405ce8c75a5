import { Button, Group, Modal } from '@mantine/core';
import { PublicDocumentPage } from '@/entities/public-document/PublicDocumentPage';
import { AgreementForCustomer } from './AgreementForCustomer';

type ShowAgreementProps = { token: string; onClose: () => void };

/** The customer's page of an agreement over the whole screen of this device: read, sign, enter a card, hand it back. */
export function ShowAgreement({ token, onClose }: ShowAgreementProps) {
  return (
    // Only the button ends it: a customer who scrolls or presses Escape must not land in the company's books.
    <Modal
      opened
      onClose={onClose}
      fullScreen
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title=""
    >
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
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose}>
          Hand back
        </Button>
      </Group>
    </Modal>
  );
}
