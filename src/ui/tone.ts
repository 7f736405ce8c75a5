import type { Icon } from '@tabler/icons-react';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleDot,
  IconExclamationCircle,
  IconInfoCircle,
} from '@tabler/icons-react';

/** The meaning of a status or a notice. Color, icon and text always express it together. */
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

export const TONE_ICONS: Record<Tone, Icon> = {
  neutral: IconCircleDot,
  info: IconInfoCircle,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  danger: IconExclamationCircle,
};
