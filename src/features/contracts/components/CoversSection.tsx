import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { z } from 'zod';
import { callFunction } from '@/data/callables';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { changeContract } from '@/domain/contract/record/api';
import { endingCovers } from '@/domain/contract/record/covers';
import { COVER_KIND_LABELS, COVER_LIMIT, coverSchema, type Cover } from '@/domain/contract/record/parts';
import { COVER_WARNING_DAYS } from '@/domain/contract/record/queries';
import type { Contract } from '@/domain/contract/record/schema';
import { isInForce } from '@/domain/contract/record/state';
import type { Stored } from '@/domain/record/schema';
import { useToday } from '@/entities/company/useToday';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import type { ContractTabProps } from '../contractTabs';
import { CoverFields } from './ListFields';

const coversSchema = z.object({
  covers: z.array(coverSchema).max(COVER_LIMIT, `At most ${COVER_LIMIT} papers`),
});

/** Lists insurance, bonds, licenses, and permits, and flags those that are expiring. */
export function CoversSection({ contract }: ContractTabProps) {
  const session = useSession();
  const today = useToday();
  const [isEditing, setIsEditing] = useState(false);
  const { ended, ending } = endingCovers(contract.covers, today, COVER_WARNING_DAYS);
  const stateOf = (cover: Cover) =>
    ended.includes(cover) ? (
      <StatusBadge tone="danger" label="Expired" />
    ) : ending.includes(cover) ? (
      <StatusBadge tone="warning" label="Expires soon" />
    ) : null;
  const mayChange = isInForce(contract.state) && canAct(session, 'manageContracts');
  if (contract.covers.length === 0 && !mayChange) return null;
  return (
    <Section
      title="Insurance, bonds, permits"
      actions={
        mayChange && (
          <Button variant="subtle" onClick={() => setIsEditing(true)}>
            Edit
          </Button>
        )
      }
    >
      {contract.covers.length === 0 ? (
        'None entered yet.'
      ) : (
        <LinedList label="Insurance, bonds, permits">
          {contract.covers.map((cover) => (
            <LinedRow
              key={cover.id}
              title={COVER_KIND_LABELS[cover.kind]}
              details={[
                cover.issuer,
                cover.number,
                cover.expiresOn && `until ${formatDate(cover.expiresOn, session.company.timeZone)}`,
              ]
                .filter(Boolean)
                .join(' · ')}
            >
              {stateOf(cover)}
            </LinedRow>
          ))}
        </LinedList>
      )}
      {isEditing && <CoversDialog contract={contract} onClose={() => setIsEditing(false)} />}
    </Section>
  );
}

function CoversDialog({ contract, onClose }: { contract: Stored<Contract>; onClose: () => void }) {
  const [{ id, revision, covers }] = useState(contract);
  const form = useSchemaForm({ schema: coversSchema, initialValues: { covers } });
  return (
    <Modal opened onClose={onClose} title="Insurance, bonds, permits" size="lg">
      <SchemaForm
        form={form}
        onCancel={onClose}
        submitLabel="Save"
        onSubmit={async (values) => {
          await callFunction(changeContract, {
            contractId: id,
            revision,
            change: { kind: 'covers', covers: values.covers },
          });
          onClose();
        }}
      >
        <CoverFields form={form} />
      </SchemaForm>
    </Modal>
  );
}
