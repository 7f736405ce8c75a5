import { DAY_MINUTES } from '@/lib/time';
import type { LeadChannel, LeadSeller, LeadStepKind } from './schema';

export const LEAD_CHANNEL_WORDS: Record<LeadChannel, string> = {
  website: 'Website form',
  phone: 'Phone call',
  text: 'Text message',
  mail: 'Lead e-mail',
  webhook: 'Webhook',
  hand: 'Entered by hand',
};

export const LEAD_SELLER_WORDS: Record<LeadSeller, string> = {
  '': '',
  angi: 'Angi',
  thumbtack: 'Thumbtack',
  google: 'Google Local Services',
  facebook: 'Facebook lead ad',
};

export const LEAD_STEP_WORDS: Record<LeadStepKind, string> = {
  called: 'Called',
  texted: 'Texted',
  mailed: 'E-mailed',
  note: 'Note',
  moved: 'Moved to',
  converted: 'Converted',
  undone: 'Taken back',
};

/** Formats a waiting time: `4 min`, `2 h 5 min`, `3 days`. */
export function waitText(minutes: number): string {
  if (minutes < 1) return 'under 1 min';
  if (minutes < 60) return `${String(minutes)} min`;
  if (minutes < DAY_MINUTES) {
    // After several hours, minutes don't matter.
    const rest = minutes >= 10 * 60 ? 0 : minutes % 60;
    return `${String(Math.floor(minutes / 60))} h${rest === 0 ? '' : ` ${String(rest)} min`}`;
  }
  const days = Math.floor(minutes / DAY_MINUTES);
  return days === 1 ? '1 day' : `${String(days)} days`;
}

/** Time someone may wait for an answer before it is late; late leads are lost to the next company. */
export const ANSWER_GOAL_MINUTES = 30;
