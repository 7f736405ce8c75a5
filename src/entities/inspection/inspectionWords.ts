import { limitText, NOT_APPLICABLE, type ItemVerdict } from '@/domain/inspection/judge';
import type { FormItem, ItemKind } from '@/domain/inspection/form';
import type { InspectionState } from '@/domain/inspection/schema';
import type { Tone } from '@/ui/tone';

export const STATE_WORDS: Record<InspectionState, { label: string; tone: Tone }> = {
  'in-progress': { label: 'In progress', tone: 'info' },
  passed: { label: 'Passed', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
};

export const VERDICT_WORDS: Record<ItemVerdict, { label: string; tone: Tone }> = {
  pass: { label: 'Pass', tone: 'success' },
  fail: { label: 'Fail', tone: 'danger' },
  na: { label: 'N/A', tone: 'neutral' },
  noted: { label: 'Noted', tone: 'neutral' },
  open: { label: 'Not answered', tone: 'neutral' },
};

export const KIND_WORDS: Record<ItemKind, string> = {
  check: 'Pass, fail, N/A',
  rating: 'Rating 1 to 5',
  number: 'Number',
  choice: 'Choice',
  text: 'Text',
  photo: 'Photo',
  signature: 'Signature',
};

/** An answer as it is read: `Pass`, `4 of 5`, `12.5 ppm`, `2 photos`; '' when there is none. */
export function answerText({ kind, unit }: FormItem, value: string, photoCount = 0): string {
  if (value === NOT_APPLICABLE) return 'N/A';
  if (kind === 'photo') return photoCount === 0 ? '' : photoCount === 1 ? '1 photo' : `${photoCount} photos`;
  if (value === '') return '';
  if (kind === 'check') return value === 'pass' ? 'Pass' : 'Fail';
  if (kind === 'rating') return `${value} of 5`;
  if (kind === 'number') return [value, unit].filter(Boolean).join(' ');
  return value;
}

/** What stands where there is no answer: a dash says nothing to a customer. */
export const unansweredText = ({ kind }: FormItem): string =>
  kind === 'photo' ? 'No photo' : kind === 'signature' ? 'Not signed' : 'Not answered';

/** `Limit 60 to 80 psi`; '' without one. */
export function limitWords(item: FormItem): string {
  const text = item.kind === 'number' ? limitText(item) : '';
  return text === '' ? '' : `Limit ${text}`;
}
