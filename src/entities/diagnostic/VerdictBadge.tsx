import type { Verdict } from '@/domain/diagnostics/verdict/judgment';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { VERDICT_WORDS } from './verdictWords';

/** Pass, watch or fail, by color, sign and word. */
export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return <StatusBadge {...VERDICT_WORDS[verdict]} />;
}
