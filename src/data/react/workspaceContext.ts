import { createContext, use } from 'react';
import type { Workspace } from '../session/workspace';

export const WorkspaceContext = createContext<Workspace | null>(null);

/** Returns the workspace of a page in the signed-in part of the app; null on public pages, regardless of viewer. */
export const useSurroundingWorkspace = (): Workspace | null => use(WorkspaceContext);
