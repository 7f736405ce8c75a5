import {
  IconCalendarEvent,
  IconCar,
  IconCircleCheck,
  IconClockExclamation,
  IconPlayerPause,
  IconPlayerPlay,
  type Icon,
} from '@tabler/icons-react';
import type { BlockState } from '@/domain/job/dayBoard';

/** Look of a job's status: always an icon and a word, never color alone. */
export const BLOCK_LOOKS: Record<BlockState, { Symbol: Icon; word: string }> = {
  late: { Symbol: IconClockExclamation, word: 'Late' },
  coming: { Symbol: IconCar, word: 'On the way' },
  running: { Symbol: IconPlayerPlay, word: 'In progress' },
  waiting: { Symbol: IconPlayerPause, word: 'On hold' },
  planned: { Symbol: IconCalendarEvent, word: 'Scheduled' },
  done: { Symbol: IconCircleCheck, word: 'Done' },
};
