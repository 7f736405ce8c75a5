import { paths } from '@/lib/paths';
import type { InteractivePages } from '@/lib/publicPage';

export const aboutInteractive: InteractivePages = { [paths.meta]: () => import('./pages/MetaPage') };
