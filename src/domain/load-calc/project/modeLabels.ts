import type { LoadProject } from './schema';

export const MODE_LABELS: Readonly<Record<LoadProject['mode'], string>> = {
  quick: 'Quick estimate',
  full: 'Room by room',
};
