import { Group, Text } from '@mantine/core';
import { AD_CHANNEL_FACTS, type AdChannel } from '@/domain/ad/channels';
import type { AdFinding } from '@/domain/ad/lint/finding';
import type { AdLine } from '@/domain/ad/schema';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatCount } from '@/ui/format/quantities';
import { Section } from '@/ui/layout/Section';
import classes from './ads.module.css';

type FindingsListProps = { findings: readonly AdFinding[]; channel: AdChannel; lines: readonly AdLine[] };

/** Lists errors that block the export and warnings to review: what, why, how to fix it, and the source. */
export function FindingsList({ findings, channel, lines }: FindingsListProps) {
  const own = findings.filter((one) => one.channel === null || one.channel === channel);
  const stops = own.filter(({ severity }) => severity === 'block').length;
  const elsewhere = new Set(
    findings.flatMap((one) =>
      one.severity === 'block' && one.channel !== null && one.channel !== channel ? [one.channel] : [],
    ),
  );
  return (
    <Section
      title="Check"
      description={
        stops > 0
          ? `${formatCount(stops, 'issue')} to fix before it goes out.`
          : own.length > 0
            ? 'Nothing stops it. Look at these:'
            : 'No issues found. This is not legal advice.'
      }
    >
      {own.length > 0 && (
        <ul className={classes['findings']} aria-label="Findings">
          {own.map((finding, index) => (
            <li key={`${finding.rule} ${finding.lineId} ${String(index)}`} className={classes['finding']}>
              <Group gap="xs">
                <StatusBadge
                  tone={finding.severity === 'block' ? 'danger' : 'warning'}
                  label={finding.severity === 'block' ? 'Stops it' : 'Look'}
                />
                <strong>{finding.what}</strong>
              </Group>
              {finding.lineId !== '' && (
                <Text size="sm" className={classes['quoted'] ?? ''}>
                  {lines.find(({ id }) => id === finding.lineId)?.text.slice(0, 120)}
                </Text>
              )}
              <Text size="sm">{finding.why}</Text>
              <Text size="sm">
                <b>Mend it:</b> {finding.mend}
              </Text>
              <Text size="xs" c="dimmed">
                {finding.source}
              </Text>
            </li>
          ))}
        </ul>
      )}
      {elsewhere.size > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          Also to be mended on: {[...elsewhere].map((one) => AD_CHANNEL_FACTS[one].label).join(', ')}.
        </Text>
      )}
    </Section>
  );
}
