import type { LoadProject } from '@/domain/load-calc/project/schema';

export const MODE_LABELS: Readonly<Record<LoadProject['mode'], string>> = {
  quick: 'Quick estimate',
  full: 'Room by room',
};
