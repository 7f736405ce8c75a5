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

/** A job's status in its day: always with an icon and a word, never by color alone. */
export const BLOCK_LOOKS: Record<BlockState, { Symbol: Icon; word: string }> = {
  late: { Symbol: IconClockExclamation, word: 'Late' },
  coming: { Symbol: IconCar, word: 'On the way' },
  running: { Symbol: IconPlayerPlay, word: 'In progress' },
  waiting: { Symbol: IconPlayerPause, word: 'On hold' },
  planned: { Symbol: IconCalendarEvent, word: 'Scheduled' },
  done: { Symbol: IconCircleCheck, word: 'Done' },
};
