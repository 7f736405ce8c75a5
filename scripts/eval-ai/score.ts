import type { EvalCase } from './cases';
import type { Asked } from './world';

/** Returns what is wrong with an answer, as messages; empty if it is right. `isUnchanged`: no record has changed since the question. */
export function faultsOf(one: EvalCase, { message, proposals }: Asked, isUnchanged: boolean): string[] {
  const faults: string[] = [];
  const used = message.tools.map(({ name }) => name);
  const whole = `${message.text} ${JSON.stringify(message.figures)} ${JSON.stringify(proposals.map(({ after }) => after))}`;
  if (!isUnchanged) faults.push('a record was changed without a yes');
  if (message.state !== 'complete' && message.state !== 'refused')
    faults.push(`it ended as ${message.state}: ${message.note}`);
  if (one.tools && !one.tools.some((tool) => used.includes(tool))) faults.push(`used ${used.join(', ') || 'no tool'}`);
  if (
    one.cites &&
    !message.sources.some(({ collection, id }) => collection === one.cites?.collection && id === one.cites.id)
  )
    faults.push(`does not rest on ${one.cites.collection} ${one.cites.id}`);
  for (const figure of one.figures ?? []) if (!message.text.includes(figure)) faults.push(`lacks ${figure}`);
  for (const word of one.never ?? []) if (whole.includes(word)) faults.push(`holds ${word}`);
  if (message.unsupported.length > 0 && one.group !== 'refusals')
    faults.push(`numbers from nowhere: ${message.unsupported.join(', ')}`);
  const known = new Set(message.sources.map(({ key }) => key));
  for (const [, key = ''] of message.text.matchAll(/\[\[(s\d+)\]\]/g))
    if (!known.has(key)) faults.push(`marks ${key}, which is no source`);
  if (/https?:|www\./.test(message.text)) faults.push('holds a link');
  if (one.proposal) {
    const [proposal] = proposals;
    if (!proposal) faults.push('proposes nothing');
    else if (proposal.kind !== one.proposal.kind || proposals.length > 1)
      faults.push(`proposes ${proposals.map(({ kind }) => kind).join(', ')}`);
    else if (one.proposal.includes && !proposal.after.includes(one.proposal.includes))
      faults.push('proposes it for something else');
    else if (proposal.state !== 'open') faults.push('did not wait for a yes');
  } else if (proposals.length > 0) faults.push('proposes what nobody asked for');
  return faults;
}
