import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import type { StoredProposal } from '@/domain/assistant/api';
import { readFields } from '@/domain/assistant/proposal';
import type { PictureData } from '../pictureData';
import { EstimateLines } from './EstimateLines';
import { MessagePreview } from './MessagePreview';
import { MoveStrip } from './MoveStrip';
import { PlaceOnPicture } from './PlaceOnPicture';
import { ProposalLines } from './ProposalLines';
import classes from './proposals.module.css';

/** Shows what would change, in the form used by the record's own screen. */
export function ProposalBody({ proposal, pictures }: { proposal: StoredProposal; pictures: readonly PictureData[] }) {
  const { kind, after, lines } = proposal;
  switch (kind) {
    case 'note':
      return <blockquote className={classes['letter']}>{readFields(kind, after).text}</blockquote>;
    case 'estimate':
      return <EstimateLines proposal={proposal} fields={readFields(kind, after)} />;
    case 'visit-move':
      return (
        <Both>
          <ProposalLines lines={lines} />
          <MoveStrip before={proposal.before} after={readFields(kind, after)} />
        </Both>
      );
    case 'message':
      return <MessagePreview fields={readFields(kind, after)} recipient={proposal.recipient} />;
    case 'day-plan':
    case 'job':
    case 'manual-j-new':
      return <ProposalLines lines={lines} />;
    case 'equipment':
    case 'manual-j':
      return (
        <Both>
          <ProposalLines lines={lines} />
          <PlaceOnPicture lines={lines} pictures={pictures} />
        </Both>
      );
  }
}

const Both = ({ children }: { children: ReactNode }) => <Stack gap="sm">{children}</Stack>;
