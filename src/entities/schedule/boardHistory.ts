import type { Workspace } from '@/data/session/workspace';
import { NO_HISTORY, type UndoHistory } from '@/domain/scheduling/undo';

/** The undo history, as long as someone is signed in: leaving the schedule for a job's page must not lose it. */
const histories = new WeakMap<Workspace, UndoHistory>();

export const historyOf = (workspace: Workspace): UndoHistory => histories.get(workspace) ?? NO_HISTORY;
export const keepHistory = (workspace: Workspace, history: UndoHistory): void => void histories.set(workspace, history);
