import { Anchor, Text } from '@mantine/core';
import { contractFindings, type ContractFinding } from '@/domain/contract/record/lawCheck';
import { useSession } from '@/data/react/WorkspaceProvider';
import { useToday } from '@/entities/company/useToday';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { formatDate } from '@/ui/format/dateTime';
import { OneColumn } from '@/ui/layout/OneColumn';
import { priceOfForm, type ContractForm } from '../contractForm';

/** Lists legal findings for a contract being written, each with its source. */
export function LawFindingList({ values }: { values: ContractForm }) {
  const today = useToday();
  const { lawState, terms } = values;
  if (lawState === '')
    return (
      <Text size="sm" c="dimmed">
        Choose the state whose law applies to see its limits.
      </Text>
    );
  const findings = contractFindings({ lawState, priceCents: priceOfForm(values), terms }, today);
  if (findings.length === 0)
    return (
      <Text size="sm" c="dimmed">
        We have no rules on record against these terms for {lawState}. States without entries were not researched.
      </Text>
    );
  return (
    <OneColumn gap="xs">
      {findings.map((finding) => (
        <Finding key={`${finding.kind} ${finding.message}`} finding={finding} />
      ))}
    </OneColumn>
  );
}

function Finding({ finding: { kind, message, basis } }: { finding: ContractFinding }) {
  const { timeZone } = useSession().company;
  const [source = ''] = basis.source;
  const isAddress = /^https?:\/\//.test(source);
  return (
    <InlineNotice tone={kind === 'limit' ? 'warning' : 'info'} title={message}>
      {isAddress ? (
        <Anchor href={source} target="_blank" rel="noreferrer" size="sm">
          Source
        </Anchor>
      ) : (
        `Source: ${source}`
      )}
      {`, confidence ${basis.confidence}, checked ${formatDate(basis.checkedOn, timeZone)}. Have a lawyer look at it.`}
    </InlineNotice>
  );
}
