import { Button } from '@mantine/core';
import type { StoredProposal } from '@/domain/assistant/api';
import { InlineNotice } from '@/ui/feedback/InlineNotice';

type OutdatedNoticeProps = {
  proposal: Pick<StoredProposal, 'title' | 'note'>;
  onAsk: ((text: string) => void) | undefined;
};

/** Explains why accepting changed nothing, and lets the user ask for a new proposal based on the current data. */
export function OutdatedNotice({ proposal, onAsk }: OutdatedNoticeProps) {
  return (
    <InlineNotice
      tone="warning"
      title="Nothing was changed"
      action={
        onAsk && (
          <Button
            variant="default"
            onClick={() => onAsk(`Please propose this again with how things are now: ${proposal.title}`)}
          >
            Ask for a new one
          </Button>
        )
      }
    >
      {proposal.note === '' ? 'The record has changed since this was proposed.' : proposal.note}
    </InlineNotice>
  );
}
