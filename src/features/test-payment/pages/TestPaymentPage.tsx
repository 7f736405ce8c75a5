import { Button, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { callFunction } from '@/data/callables';
import { createTestPayment } from '@/domain/subscription/api';
import { TestModeBadge } from '@/entities/subscription/TestModeBadge';
import { useBilling } from '@/entities/subscription/useBilling';
import { userMessageOf } from '@/lib/appError';
import { openAddress } from '@/lib/openAddress';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { Section } from '@/ui/layout/Section';
import { EarlierPayments } from '../components/EarlierPayments';
import { PaymentResult } from '../components/PaymentResult';

function PayButton({ isOff }: { isOff: boolean }) {
  const [isStarting, setIsStarting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const isUnderWay = useRef(false);

  const pay = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsStarting(true);
    setFailure(null);
    try {
      const { url } = await callFunction(createTestPayment, {});
      openAddress(url);
    } catch (error) {
      setFailure(error);
      isUnderWay.current = false;
      setIsStarting(false);
    }
  };
  return (
    <Stack gap="sm" align="flex-start">
      <Button loading={isStarting} disabled={isOff} onClick={() => void pay()}>
        Pay $1.00 in test mode
      </Button>
      {failure !== null && (
        <InlineNotice tone="danger" role="alert" title="The test payment could not be started">
          {userMessageOf(failure)}
        </InlineNotice>
      )}
    </Stack>
  );
}

/** Lets admins run a small one-off payment that exercises checkout, webhook and result end to end, without money. */
export function Component() {
  const [params] = useSearchParams();
  const checkoutId = params.get('checkout') ?? '';
  const { billing } = useBilling();
  const isTestMode = billing.data?.isTestMode;

  return (
    <PageBody size="normal">
      <PageHeader
        title="Test payment"
        back={{ to: paths.adminBackend, label: 'Access and audit log' }}
        badge={isTestMode ? <TestModeBadge /> : undefined}
      />
      {checkoutId !== '' && <PaymentResult key={checkoutId} checkoutId={checkoutId} />}
      <Section title={checkoutId === '' ? 'Check that payments work' : 'Once more'}>
        <Stack gap="md">
          <Text>
            This leads to the same checkout that your subscription uses, takes one dollar there, and waits for Stripe’s
            message about it, as it does for a real purchase. Nothing is unlocked and no money moves. In Stripe’s test
            mode the card 4242 4242 4242 4242 pays, with any future date and any code.
          </Text>
          {isTestMode === false ? (
            <InlineNotice tone="info" title="Test payments are off">
              This server works with Stripe’s live key, where a payment would move real money.
            </InlineNotice>
          ) : (
            <PayButton isOff={billing.isPending} />
          )}
        </Stack>
      </Section>
      <EarlierPayments />
    </PageBody>
  );
}
