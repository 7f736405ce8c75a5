import { Modal, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { callFunction } from '@/data/callables';
import type { Invoice } from '@/domain/invoice/schema';
import { shareDocument } from '@/domain/public-document/api';
import type { Stored } from '@/domain/record/schema';
import { useReadMoneyAnew } from '@/entities/invoice/useReadMoneyAnew';
import { PayByCard } from '@/entities/public-document/PayByCard';
import { userMessageOf } from '@/lib/appError';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { OneColumn } from '@/ui/layout/OneColumn';

type ChargeCardDialogProps = { invoice: Stored<Invoice>; onClose: () => void };

/** Takes a card over the phone: the user types it into Stripe's fields, using the same payment as the customer's link. */
export function ChargeCardDialog({ invoice, onClose }: ChargeCardDialogProps) {
  const [token, setToken] = useState(invoice.token);
  const [fault, setFault] = useState('');
  const readAnew = useReadMoneyAnew();
  useEffect(() => {
    if (token !== '') return;
    callFunction(shareDocument, { kind: 'invoice', subjectId: invoice.id }).then(
      (shared) => setToken(shared.token),
      (error: unknown) => setFault(userMessageOf(error)),
    );
  }, [token, invoice.id]);
  return (
    <Modal opened onClose={onClose} title="Charge a card" size="lg">
      <OneColumn>
        <Text size="sm">
          Type the card details as the customer reads them, and don’t write them down anywhere else. State the amount
          before you press “Pay”.
        </Text>
        {fault !== '' && <ErrorState message={fault} />}
        {fault === '' && token === '' && <LoadingRows rows={3} label="Preparing the payment" />}
        {token !== '' && (
          <PayByCard
            token={token}
            currency={invoice.document.currency}
            payableCents={invoice.balanceCents}
            paymentCount={0}
            onPaid={() => {
              notify.success('Stripe received the card. The invoice shows the payment once Stripe confirms it.');
              void readAnew();
              onClose();
            }}
          />
        )}
      </OneColumn>
    </Modal>
  );
}
