import type { ReactNode } from 'react';
import classes from './conversation.module.css';

type ConversationStartProps = { greeting: ReactNode; ideas: readonly string[]; onAsk: (text: string) => void };

/** Renders an empty conversation: what the assistant is for, and starter questions. */
export function ConversationStart({ greeting, ideas, onAsk }: ConversationStartProps) {
  return (
    <div className={classes['start']}>
      {greeting ?? (
        <>
          <h2>Ask your own records</h2>
          <p>Answers cite your records. Nothing is changed or sent until you approve it.</p>
        </>
      )}
      <ul className={classes['ideas']} aria-label="Questions to begin with">
        {ideas.map((idea) => (
          <li key={idea}>
            <button type="button" onClick={() => onAsk(idea)}>
              {idea}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
