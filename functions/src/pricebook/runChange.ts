import type { ChangeStatus } from '@/domain/pricebook/change';
import type { Deps } from '../platform/admin';
import { applyChunk, restoreChunk } from './applyChunk';
import { changeRef, parseChange } from './changeRecord';

export type RunResult = { status: ChangeStatus; isDone: boolean };

/**
 * Applies or rolls back the remaining chunks until time runs out (`until`, milliseconds as of `Date.now()`). The next call or the hourly
 * run takes up what is left.
 */
export async function runChange(
  deps: Deps,
  place: { companyId: string; changeId: string; by: string },
  until: number,
): Promise<RunResult> {
  const { companyId, changeId, by } = place;
  for (;;) {
    const change = parseChange(await changeRef(deps, companyId, changeId).get());
    const { status, doneChunks: index, chunkCount } = change;
    if (status !== 'applying' && status !== 'rolling-back') return { status, isDone: true };
    if (index >= chunkCount || Date.now() >= until) return { status, isDone: index >= chunkCount };
    const step = status === 'applying' ? applyChunk : restoreChunk;
    await step(deps, { companyId, changeId, index }, by);
  }
}
