import {
  IconBan,
  IconCalendarEvent,
  IconCar,
  IconCircleCheck,
  IconClockExclamation,
  IconDots,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconThumbUp,
  IconUserQuestion,
  type Icon,
} from '@tabler/icons-react';
import type { Look } from '@/domain/scheduling/board/looks';
import type { Tone } from '@/ui/tone';

/** Each state's tone and icon; its label is shown too, so no one has to rely on color. */
export const ENTRY_LOOKS: Record<Look, { tone: Tone; Symbol: Icon }> = {
  planned: { tone: 'neutral', Symbol: IconCalendarEvent },
  confirmed: { tone: 'neutral', Symbol: IconThumbUp },
  dispatched: { tone: 'neutral', Symbol: IconSend },
  'en-route': { tone: 'info', Symbol: IconCar },
  'on-site': { tone: 'info', Symbol: IconPlayerPlay },
  paused: { tone: 'warning', Symbol: IconPlayerPause },
  done: { tone: 'success', Symbol: IconCircleCheck },
  'no-show': { tone: 'danger', Symbol: IconUserQuestion },
  cancelled: { tone: 'neutral', Symbol: IconBan },
  late: { tone: 'danger', Symbol: IconClockExclamation },
  other: { tone: 'neutral', Symbol: IconDots },
};
