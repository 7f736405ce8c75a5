import { lazyPage } from '@/lib/lazyPage';

/** The layouts around every member page. */
export const WorkspaceLayout = lazyPage(() => import('./layouts/WorkspaceLayout'));
export const ShellLayout = lazyPage(() => import('./shell/ShellLayout'));
