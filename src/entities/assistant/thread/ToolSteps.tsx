import { IconAlertTriangle, IconCheck, IconLoader2 } from '@tabler/icons-react';
import type { ToolUse } from '@/domain/assistant/schema';
import { formatCount } from '@/ui/format/quantities';
import classes from './thread.module.css';

const ICONS = { running: IconLoader2, done: IconCheck, failed: IconAlertTriangle };

/** Shows what the assistant looked up, as text: visible while it happens, collapsed to one line once the answer is final. */
export function ToolSteps({ tools, isRunning }: { tools: readonly ToolUse[]; isRunning: boolean }) {
  if (tools.length === 0) return null;
  const list = (
    <ul className={classes['steps']}>
      {tools.map(({ id, words, state }) => {
        const Icon = ICONS[state];
        return (
          <li key={id} data-state={state}>
            <Icon size={14} aria-hidden />
            <span>{words}</span>
            {state === 'failed' && <span> (could not be looked up)</span>}
          </li>
        );
      })}
    </ul>
  );
  return isRunning ? (
    list
  ) : (
    <details className={classes['done']}>
      <summary>Looked things up in {formatCount(tools.length, 'step')}</summary>
      {list}
    </details>
  );
}
