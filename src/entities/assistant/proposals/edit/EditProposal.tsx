import { Modal } from '@mantine/core';
import type { StoredProposal } from '@/domain/assistant/api';
import { PROPOSAL_LABELS, readFields } from '@/domain/assistant/proposal';
import { DayPlanFields } from './DayPlanFields';
import { EquipmentFields } from './EquipmentFields';
import { EstimateFields } from './EstimateFields';
import { JobFields } from './JobFields';
import { LoadFields } from './LoadFields';
import { MessageFields } from './MessageFields';
import { MoveFields } from './MoveFields';
import { NewLoadFields } from './NewLoadFields';
import { NoteFields } from './NoteFields';

type EditProposalProps = {
  proposal: StoredProposal;
  submitLabel: string;
  onSubmit: (fields: object) => Promise<void>;
  onClose: () => void;
};

/** Renders the proposal as a form: the user's edited version is applied instead. */
export function EditProposal({ proposal, onClose, ...rest }: EditProposalProps) {
  return (
    <Modal opened onClose={onClose} title={PROPOSAL_LABELS[proposal.kind]} size="lg">
      <FormOfKind proposal={proposal} onClose={onClose} {...rest} />
    </Modal>
  );
}

function FormOfKind({ proposal, ...rest }: EditProposalProps) {
  const { kind, after } = proposal;
  switch (kind) {
    case 'note':
      return <NoteFields fields={readFields(kind, after)} {...rest} />;
    case 'job':
      return <JobFields fields={readFields(kind, after)} {...rest} />;
    case 'estimate':
      return <EstimateFields fields={readFields(kind, after)} {...rest} />;
    case 'visit-move':
      return <MoveFields fields={readFields(kind, after)} {...rest} />;
    case 'day-plan':
      return <DayPlanFields fields={readFields(kind, after)} lines={proposal.lines} {...rest} />;
    case 'message':
      return <MessageFields fields={readFields(kind, after)} recipient={proposal.recipient} {...rest} />;
    case 'equipment':
      return <EquipmentFields fields={readFields(kind, after)} {...rest} />;
    case 'manual-j':
      return <LoadFields fields={readFields(kind, after)} lines={proposal.lines} {...rest} />;
    case 'manual-j-new':
      return <NewLoadFields fields={readFields(kind, after)} {...rest} />;
  }
}
