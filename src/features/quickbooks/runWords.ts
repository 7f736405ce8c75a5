import type { QuickbooksRun } from '@/domain/quickbooks/run';
import { formatCount } from '@/ui/format/quantities';

/** Summarizes a run: `91 changes written, 1 not`. */
export const runWords = ({ kind, done, failed }: Pick<QuickbooksRun, 'kind' | 'done' | 'failed'>): string =>
  `${formatCount(done, 'change')} ${kind === 'push' ? 'written' : 'undone'}${failed > 0 ? `, ${String(failed)} not` : ''}`;
