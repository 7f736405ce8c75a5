import { useEffect, useState } from 'react';
import { endOfAnswer } from '@/domain/assistant/answerWords';
import { readableText } from '@/domain/assistant/chips';
import { isAnswering } from '../runStore';
import type { Exchange } from '../useThread';

/** Announces to screen readers that an answer is being generated, what is looked up, and the full text at the end: never word by word. */
export function Announcer({ exchange }: { exchange: Exchange | null }) {
  const run = exchange?.run ?? null;
  const said = run ? wordsOf(run) : '';
  const [shown, setShown] = useState('');
  useEffect(() => {
    // Anything from before this page was opened isn't news.
    const timer = setTimeout(() => setShown(said), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {shown}
    </div>
  );
}

/** Text that changes faster than this isn't announced. */
const SETTLED_MS = 400;

function wordsOf(run: NonNullable<Exchange['run']>): string {
  if (isAnswering(run))
    return run.tools.findLast(({ state }) => state === 'running')?.words ?? 'The assistant is answering.';
  if (!run.message) return '';
  const end = endOfAnswer(run.message.state, run.message.failure);
  const proposals = run.proposals.length;
  return [
    readableText(run.message.text, run.message.sources),
    end?.title ?? '',
    proposals === 0
      ? ''
      : `${String(proposals)} ${proposals === 1 ? 'proposal waits' : 'proposals wait'} for your answer.`,
  ]
    .filter(Boolean)
    .join(' ');
}
