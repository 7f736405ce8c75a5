import { Stack } from '@mantine/core';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { WebhooksTab } from './WebhooksTab';

/** For troubleshooting payments or the subscription: not needed day to day. */
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
