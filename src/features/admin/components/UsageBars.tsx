import { Stack, Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { Administration } from '@/domain/administration/api';
import { hasPaidOnce } from '@/domain/mail/allowance';
import { planOf } from '@/domain/subscription/plans';
import { paths } from '@/lib/paths';
import { ProgressBar } from '@/ui/feedback/ProgressBar';
import { formatFileSize } from '@/ui/format/fileSize';
import { formatMoney } from '@/ui/format/money';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';

const percent = ({ used, limit }: { used: number; limit: number }): number =>
  limit === 0 ? 100 : Math.min(100, (used / limit) * 100);

const counts = new Intl.NumberFormat('en-US');
const detailOf = ({ used, limit }: { used: number; limit: number }): string =>
  `${counts.format(used)} of ${counts.format(limit)}`;

/** Shows usage against the plan's limits. */
export function UsageBars({ administration: { mail, texts, files, ai } }: { administration: Administration }) {
  const { company } = useSession();
  const { planId } = company.subscription;
  return (
    <Section
      title="Plan and usage"
      actions={<RouterLink to={paths.billing}>{planId ? `${planOf(planId).name} plan` : 'No plan yet'}</RouterLink>}
    >
      <Stack gap="md">
        <ProgressBar label="E-mail recipients today" value={percent(mail)} detail={detailOf(mail)} />
        <ProgressBar label="Text messages today" value={percent(texts)} detail={detailOf(texts)} />
        <ProgressBar
          label="Photos and files"
          value={percent(files)}
          detail={`${formatFileSize(files.used)} of ${formatFileSize(files.limit)}`}
        />
        {ai.isOn ? (
          <ProgressBar
            label="AI this month"
            value={Math.min(100, ai.percent)}
            detail={`${formatMoney(ai.costCents)}, ${Math.min(100, ai.percent)}% of the limit`}
          />
        ) : (
          <Text size="sm">
            AI is turned off. <RouterLink to={paths.assistantSettings}>AI settings</RouterLink>
          </Text>
        )}
        {ai.isOn && ai.refusal !== '' && <Text size="sm">{ai.refusal}</Text>}
        <Text size="sm" c="dimmed">
          Days and months are counted in UTC. A long text message counts as several.
          {!hasPaidOnce(company) && ' The limits rise with your first payment.'}
        </Text>
      </Stack>
    </Section>
  );
}
