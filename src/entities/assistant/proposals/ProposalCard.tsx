import { Button, Group, Loader } from '@mantine/core';
import { IconArrowBackUp } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOnline } from '@/data/react/useOnline';
import { answerProposal, undoProposal, type StoredProposal } from '@/domain/assistant/api';
import { PROPOSAL_LABELS } from '@/domain/assistant/proposal';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { SubmitNotice } from '@/ui/forms/SubmitNotice';
import { useSubmitOnce } from '@/ui/forms/useSubmitOnce';
import type { PictureData } from '../pictureData';
import { SourceChip } from '../thread/SourceChip';
import { noteAnswered } from './answeredProposals';
import { OutdatedNotice } from './OutdatedNotice';
import { ProposalBody } from './ProposalBody';
import { acceptLabel, stateLook } from './proposalWords';
import classes from './proposals.module.css';

const EditProposal = lazy(() => import('./edit/EditProposal').then(({ EditProposal: Part }) => ({ default: Part })));

type ProposalCardProps = {
  proposal: StoredProposal;
  /** True while the answer above is still growing: its buttons move, and a click would miss them. */
  isGrowing: boolean;
  /** Pictures of the question it answers, while this page has them: to show where something was read. */
  pictures: readonly PictureData[];
  /** Asks for a new proposal to replace an outdated one. */
  onAsk: ((text: string) => void) | undefined;
};

/**
 * Renders one change that needs the user's approval: what it changes, with accept, edit and reject; after accepting, the result and an
 * undo.
 */
export function ProposalCard({ proposal, isGrowing, pictures, onAsk }: ProposalCardProps) {
  const { id, kind, state, hash } = proposal;
  const { isBusy, isSlow, fault, submit } = useSubmitOnce();
  const [isEditing, setIsEditing] = useState(false);
  const isOnline = useOnline();
  const isShut = !isOnline || isGrowing;
  const look = stateLook(proposal);
  const isOpen = state === 'open';

  const accept = (fields = ''): Promise<void> =>
    callFunction(answerProposal, { proposalId: id, answer: 'accept', hash, fields }).then((done) =>
      noteAnswered(done.proposal),
    );
  const drop = (): Promise<void> =>
    callFunction(answerProposal, { proposalId: id, answer: 'drop', hash }).then((done) => noteAnswered(done.proposal));
  const undo = (): Promise<void> =>
    callFunction(undoProposal, { proposalId: id }).then((done) => noteAnswered(done.proposal));

  return (
    <section className={classes['card']} data-state={state} aria-label={`Proposal: ${proposal.title}`}>
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <span className={classes['kind']}>{PROPOSAL_LABELS[kind]}</span>
        <StatusBadge tone={look.tone} label={look.label} />
      </Group>
      <h3 className={classes['title']}>{proposal.title}</h3>
      {proposal.reason !== '' && <p className={classes['reason']}>{proposal.reason}</p>}
      {isOpen && proposal.hasReadForeignText && (
        <InlineNotice tone="warning">
          Words of a customer or a stranger were read for this. Check that it is what you want.
        </InlineNotice>
      )}
      <ProposalBody proposal={proposal} pictures={pictures} />
      {state === 'outdated' && <OutdatedNotice proposal={proposal} onAsk={onAsk} />}
      {proposal.resultCollection !== '' && proposal.resultId !== '' && state !== 'undone' && (
        <p className={classes['result']}>
          <span>Open it:</span>{' '}
          <SourceChip
            source={{
              collection: proposal.resultCollection,
              id: proposal.resultId,
              title: proposal.title,
              detail: '',
            }}
          />
        </p>
      )}
      {(isOpen || proposal.canUndo) && (
        <div className={classes['actions']}>
          <SubmitNotice fault={fault} isSlow={isSlow} />
          {!isOnline && <span className={classes['note']}>You are offline: answer it when you are back.</span>}
          {isOpen && (
            <>
              <Button loading={isBusy} disabled={isShut} onClick={() => void submit(accept)}>
                {acceptLabel(proposal)}
              </Button>
              <Button variant="default" disabled={isBusy || isShut} onClick={() => setIsEditing(true)}>
                Edit
              </Button>
              <Button variant="subtle" color="gray" disabled={isBusy || isShut} onClick={() => void submit(drop)}>
                No
              </Button>
            </>
          )}
          {!isOpen && proposal.canUndo && (
            <Button
              variant="default"
              loading={isBusy}
              disabled={!isOnline}
              leftSection={<IconArrowBackUp size={18} aria-hidden />}
              onClick={() => void submit(undo)}
            >
              Undo
            </Button>
          )}
        </div>
      )}
      {isEditing && (
        <Suspense fallback={<Loader size={18} aria-label="Opening the form" />}>
          <EditProposal
            proposal={proposal}
            submitLabel={acceptLabel(proposal)}
            onSubmit={async (fields) => {
              await accept(JSON.stringify(fields));
              setIsEditing(false);
            }}
            onClose={() => setIsEditing(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
