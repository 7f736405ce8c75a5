import type { Verdict } from '@/domain/diagnostics/verdict/judgment';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { VERDICT_WORDS } from './verdictWords';

/** Renders pass, watch or fail, by color, icon and word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return <StatusBadge {...VERDICT_WORDS[verdict]} />;
}
