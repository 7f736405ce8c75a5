import { Button, Group, Stack } from '@mantine/core';
import { IconLinkOff } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { ConfirmAddress } from '@/entities/user/ConfirmAddress';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatDateTime } from '@/ui/format/dateTime';
import { DetailList } from '@/ui/layout/DetailList';
import { Section } from '@/ui/layout/Section';
import { CopyLinkButton } from '@/ui/links/CopyLinkButton';
import classes from './leads.module.css';
import { useLeadHook } from '../hooks/useLeadHook';

const EXAMPLE = `BODY='{"id":"lead-7","name":"Ada Lovelace","phone":"(512) 555-0134",
  "service":"No heat","source":"Google","costCents":4500}'
T=$(date +%s)
SIG=$(printf '%s.%s' "$T" "$BODY" | openssl dgst -sha256 -hmac "$SECRET" -r | cut -d' ' -f1)
curl -X POST "$ADDRESS" -H "Content-Type: application/json" \\
  -H "X-Fieldwright-Signature: t=$T,v1=$SIG" --data-binary "$BODY"`;

/** Shows the webhook URL where other systems submit leads, signed with a secret that is shown once. */
export function HookSection() {
  const { timeZone } = useSession().company;
  const { hook, secret, isBusy, isLoading, error, retry, make, revoke } = useLeadHook({ isEnabled: true });
  return (
    <Section
      title="Webhook"
      description="Other systems, such as your ad agency’s or a form of your own, post leads here. Each call is signed with your secret."
    >
      <Stack gap="md">
        <ConfirmAddress reason="Open it, then you can make a webhook." />
        {error ? (
          <ErrorState error={error} onRetry={retry} />
        ) : isLoading ? (
          <LoadingRows rows={2} />
        ) : (
          <>
            {secret !== '' && (
              <InlineNotice tone="warning" title="The secret is shown this once" role="status">
                <code className={classes['code']}>{secret}</code>
              </InlineNotice>
            )}
            {hook && (
              <>
                <DetailList
                  columns={1}
                  items={[
                    { label: 'Address', value: <code className={classes['code']}>{hook.url}</code> },
                    { label: 'Created', value: formatDateTime(hook.madeAt, timeZone) },
                    {
                      label: 'Last lead',
                      value: hook.lastUsedAt === '' ? 'None yet' : formatDateTime(hook.lastUsedAt, timeZone),
                    },
                  ]}
                />
                <pre className={classes['original']} tabIndex={0}>
                  {EXAMPLE}
                </pre>
              </>
            )}
            <Group gap="xs">
              {hook && <CopyLinkButton address={hook.url} />}
              <Button variant="default" loading={isBusy} onClick={() => void make()}>
                {hook ? 'New address and secret…' : 'Create webhook'}
              </Button>
              {hook && (
                <Button
                  variant="subtle"
                  color="red"
                  loading={isBusy}
                  leftSection={<IconLinkOff size={18} aria-hidden />}
                  onClick={() => void revoke()}
                >
                  Revoke the webhook…
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Section>
  );
}
