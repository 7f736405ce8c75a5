import { Stack } from '@mantine/core';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { WebhooksTab } from './WebhooksTab';

/** Offers troubleshooting for payments and the subscription. Not needed day to day. */
export function DiagnosticsTab() {
  return (
    <Stack gap="md">
      <Section
        title="Test payment"
        description="Tries the whole way of a payment once, without money."
        actions={
          <LinkButton to={paths.testPayment} variant="default">
            Open test payment
          </LinkButton>
        }
      >
        {null}
      </Section>
      <WebhooksTab />
    </Stack>
  );
}
