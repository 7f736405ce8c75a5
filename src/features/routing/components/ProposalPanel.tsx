import { Button, Group, SegmentedControl, Text } from '@mantine/core';
import { spokenNames, spokenTime } from '@/domain/scheduling/words';
import { formatCount } from '@/ui/format/quantities';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { Section } from '@/ui/layout/Section';
import type { Proposal } from '../hooks/proposal';
import { Comparison } from './Comparison';

type ProposalPanelProps = {
  proposals: readonly Proposal[];
  proposal: Proposal;
  onChoose: (index: number) => void;
  isShowingNow: boolean;
  onShowNow: (isNow: boolean) => void;
  onDiscard: () => void;
};

/** Compares a plan with the current day before it is accepted. */
export function ProposalPanel({
  proposals,
  proposal,
  onChoose,
  isShowingNow,
  onShowNow,
  onDiscard,
}: ProposalPanelProps) {
  const { changes, groups, before, after, isProvenOptimal } = proposal;
  const { timeZone } = proposal.problem.day.ground;
  return (
    <Section
      title={headlineOf(proposal)}
      description={descriptionOf(proposal)}
      actions={
        <Group gap="xs">
          <SegmentedControl
            size="xs"
            aria-label="What the list and the map show"
            value={isShowingNow ? 'now' : 'plan'}
            onChange={(value) => onShowNow(value === 'now')}
            data={[
              { value: 'now', label: 'Now' },
              { value: 'plan', label: 'Plan' },
            ]}
          />
          <Button variant="default" onClick={onDiscard}>
            Discard
          </Button>
        </Group>
      }
    >
      {proposals.length > 1 && (
        <SegmentedControl
          mb="sm"
          aria-label="Next steps"
          value={String(proposals.indexOf(proposal))}
          onChange={(value) => onChoose(Number(value))}
          data={proposals.map(({ title }, index) => ({ value: String(index), label: title }))}
        />
      )}
      {proposal.clashes.length > 0 && (
        <InlineNotice tone="warning" role="status" title="A vehicle or machine is double-booked">
          {proposal.clashes
            .map(
              (clash) =>
                `${clash.name}: “${clash.visit}” needs it, and “${clash.title}” has it at ${spokenTime(clash.startsAt, timeZone)}.`,
            )
            .join(' ')}{' '}
          Give one of them another machine or time on the board.
        </InlineNotice>
      )}
      <Comparison before={before} after={after} />
      {changes.length === 0 && (
        <InlineNotice tone="success" role="status">
          {isProvenOptimal
            ? 'The routes are already as short as possible. No changes needed.'
            : 'No better routes were found. Keep the current ones.'}
        </InlineNotice>
      )}
      {groups.some(({ technicianIds }) => technicianIds.length > 1) && groups.length > 1 && (
        <Text size="sm" c="dimmed" mt="xs">
          Technicians who trade visits are accepted together.
        </Text>
      )}
    </Section>
  );
}

/** Maximum number of titles in a headline. */
const MOST_NAMED = 2;

/** Names the plan and the visits it would drop, which matter more than drive times. */
function headlineOf({ title, lost }: Proposal): string {
  if (lost.length === 0) return title;
  const named = lost.slice(0, MOST_NAMED).map((one) => `“${one}”`);
  const more = lost.length - named.length;
  return `${title}: no one for ${spokenNames([...named, ...(more > 0 ? [`${more} more`] : [])])}`;
}

function descriptionOf({ changes, after, isProvenOptimal }: Proposal): string {
  if (changes.length === 0) return '';
  return [
    `${formatCount(changes.length, 'visit')} changed`,
    after.calls > 0 ? `${formatCount(after.calls, 'customer')} to call` : 'every promised time is met',
    isProvenOptimal && 'no better plan exists',
  ]
    .filter(Boolean)
    .join(' · ');
}
