import type { PostState } from '@/domain/google-profile/schema';
import type { Tone } from '@/ui/tone';

/** Label and tone of each post state. */
export const STATE_LOOKS: Readonly<Record<PostState, { tone: Tone; label: string }>> = {
  draft: { tone: 'neutral', label: 'Draft' },
  'by-hand': { tone: 'success', label: 'Posted by hand' },
  sending: { tone: 'info', label: 'Being sent' },
  unknown: { tone: 'warning', label: 'No answer from Google' },
  processing: { tone: 'info', label: 'Google looks at it' },
  live: { tone: 'success', label: 'Live' },
  rejected: { tone: 'danger', label: 'Refused by Google' },
  removed: { tone: 'neutral', label: 'Removed' },
};
