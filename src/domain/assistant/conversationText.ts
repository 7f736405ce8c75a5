import { readableText } from './chips';
import { endOfAnswer } from './answerWords';
import type { Proposal } from './proposal';
import type { Conversation, ConversationMessage } from './schema';

type Stored = Pick<
  ConversationMessage,
  'from' | 'at' | 'text' | 'pictureCount' | 'sources' | 'state' | 'failure' | 'note' | 'proposalIds' | 'index'
>;
type StoredProposal = Pick<Proposal, 'title' | 'state' | 'lines' | 'recipient'> & { id: string };

/** Formats a conversation as a text file: who said what and when, the sources of each answer, and the outcome of its proposals. */
export function conversationText(
  { title }: Pick<Conversation, 'title'>,
  messages: readonly Stored[],
  proposals: readonly StoredProposal[],
  formatInstant: (iso: string) => string,
): string {
  const parts = messages
    .toSorted((a, b) => a.index - b.index)
    .map((message) => {
      const who = message.from === 'person' ? 'You' : 'Assistant';
      const pictures = message.pictureCount === 0 ? [] : [`(${String(message.pictureCount)} pictures, not kept)`];
      const end = message.from === 'person' ? null : endOfAnswer(message.state, message.failure);
      const sources = message.sources.map(
        ({ title: name, detail }) => `  - ${[name, detail].filter(Boolean).join(', ')}`,
      );
      const proposed = message.proposalIds.flatMap((id) => {
        const one = proposals.find((proposal) => proposal.id === id);
        if (!one) return [];
        const lines = one.lines
          .filter(({ after }) => after !== '')
          .map(({ label, before, after }) => `    ${label}: ${before === '' ? '' : `${before} -> `}${after}`);
        return [
          `  Proposal (${one.state}): ${one.title}${one.recipient === '' ? '' : ` to ${one.recipient}`}`,
          ...lines,
        ];
      });
      return [
        `${who}, ${formatInstant(message.at)}`,
        ...(message.text === '' ? [] : [readableText(message.text, message.sources)]),
        ...pictures,
        ...(end ? [`[${end.title}. ${message.note}]`] : []),
        ...(sources.length === 0 ? [] : ['  Records:', ...sources]),
        ...proposed,
      ].join('\n');
    });
  return [title, '='.repeat(Math.min(80, title.length)), '', parts.join('\n\n'), ''].join('\n');
}
