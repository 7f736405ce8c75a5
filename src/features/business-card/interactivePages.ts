import { paths } from '@/lib/paths';
import type { InteractivePages } from '@/lib/publicPage';

export const businessCardInteractive: InteractivePages = {
  [paths.businessCard]: () => import('./pages/BusinessCardPage'),
};
