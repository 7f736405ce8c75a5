import { lazyPage } from '@/lib/lazyPage';

/** What surrounds every page of a member. */
export const WorkspaceLayout = lazyPage(() => import('./layouts/WorkspaceLayout'));
export const ShellLayout = lazyPage(() => import('./shell/ShellLayout'));
