import { createHash } from 'node:crypto';
import type { StoredProposal } from '@/domain/assistant/api';
import {
  PROPOSAL_FIELDS,
  proposalSchema,
  type Proposal,
  type ProposalFields,
  type ProposalKind,
  type ProposalLine,
} from '@/domain/assistant/proposal';
import { stableJson } from '@/lib/stableJson';
import { createdStamp } from '../platform/audit';
import { inCompany } from '../platform/collections';
import { cleanText, withoutInvisible } from './cleanText';
import type { Desk } from './desk';
import { ToolRefusal } from './tools/refusal';

/** Per answer: a person reads each one. */
const PROPOSALS_LIMIT = 8;

export type Draft<Kind extends ProposalKind> = {
  kind: Kind;
  title: string;
  reason: string;
  fields: ProposalFields<Kind>;
  lines: readonly (Pick<ProposalLine, 'field' | 'label' | 'after'> & Partial<ProposalLine>)[];
  target?: Proposal['target'];
  before?: string;
  recipient?: string;
};

export type Proposing = {
  /** Stores a draft as a proposal. Nothing else is written. */
  propose: <Kind extends ProposalKind>(draft: Draft<Kind>) => Promise<{ proposal_id: string; state: string }>;
  proposals: readonly StoredProposal[];
};

type About = {
  conversationId: string;
  messageId: string;
  expiresAt: string;
  onProposal: (proposal: StoredProposal) => void;
};

export function newProposing(desk: Desk, { conversationId, messageId, expiresAt, onProposal }: About): Proposing {
  const proposals: StoredProposal[] = [];
  const { deps, member } = desk;
  return {
    proposals,
    propose: async ({ kind, title, reason, fields, lines, target, before = '', recipient = '' }) => {
      if (proposals.length >= PROPOSALS_LIMIT)
        throw new ToolRefusal('So many proposals at once are too many to check.');
      const after = stableJson(PROPOSAL_FIELDS[kind].parse(fields));
      const content = {
        conversationId,
        messageId,
        ownerUid: member.uid,
        kind,
        title: withoutInvisible(title).slice(0, 200),
        // The model's own words, which must not contain links either.
        reason: cleanText(reason, () => false).slice(0, 1000),
        ...(target ? { target } : {}),
        before,
        after,
        lines,
        sources: [...desk.chips.sources],
        recipient,
        hasReadForeignText: desk.hasReadForeignText(),
        madeAt: deps.now(),
        expiresAt,
      };
      const proposal = proposalSchema.parse({ ...content, hash: hashOf({ kind, target, after, recipient }) });
      const id = deps.newId();
      await inCompany(deps.db, member.companyId, 'aiProposals')
        .doc(id)
        .create({ ...proposal, ...createdStamp(member.uid, deps.now()) });
      const stored = { ...proposal, id };
      proposals.push(stored);
      onProposal(stored);
      return { proposal_id: id, state: 'shown to the person, who decides; nothing is done yet' };
    },
  };
}

/** Hashes what someone confirms: the kind, the record with its revision, what is written, and the recipient. */
const hashOf = (content: {
  kind: string;
  target?: Proposal['target'] | undefined;
  after: string;
  recipient: string;
}): string => createHash('sha256').update(stableJson(content)).digest('hex');
