import { COVER_KIND_LABELS } from '@/domain/contract/record/parts';
import { useSession } from '@/data/react/WorkspaceProvider';
import { formatDate } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import type { ContractTabProps } from '../contractTabs';

/** Insurance, bonds and permits. */
export function PapersTab({ contract }: ContractTabProps) {
  const { timeZone } = useSession().company;
  return (
    <Section title="Insurance, bonds, permits">
      <LinedList label="Insurance, bonds, permits">
        {contract.covers.map(({ id, kind, issuer, number, expiresOn }) => (
          <LinedRow
            key={id}
            title={COVER_KIND_LABELS[kind]}
            details={[issuer, number, expiresOn && `until ${formatDate(expiresOn, timeZone)}`]
              .filter(Boolean)
              .join(' · ')}
          />
        ))}
      </LinedList>
    </Section>
  );
}
