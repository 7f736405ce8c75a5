import { limitText, NOT_APPLICABLE, type ItemVerdict } from '@/domain/inspection/judge';
import type { FormItem, ItemKind } from '@/domain/inspection/form';
import type { InspectionState } from '@/domain/inspection/schema';
import { INSPECTION_STATE_LABELS, ITEM_VERDICT_LABELS } from '@/domain/inspection/words';
import type { Tone } from '@/ui/tone';

export const STATE_WORDS: Record<InspectionState, { label: string; tone: Tone }> = {
  'in-progress': { label: INSPECTION_STATE_LABELS['in-progress'], tone: 'info' },
  passed: { label: INSPECTION_STATE_LABELS.passed, tone: 'success' },
  failed: { label: INSPECTION_STATE_LABELS.failed, tone: 'danger' },
};

export const VERDICT_WORDS: Record<ItemVerdict, { label: string; tone: Tone }> = {
  pass: { label: ITEM_VERDICT_LABELS.pass, tone: 'success' },
  fail: { label: ITEM_VERDICT_LABELS.fail, tone: 'danger' },
  na: { label: ITEM_VERDICT_LABELS.na, tone: 'neutral' },
  noted: { label: ITEM_VERDICT_LABELS.noted, tone: 'neutral' },
  open: { label: ITEM_VERDICT_LABELS.open, tone: 'neutral' },
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

/** Formats an answer: `Pass`, `4 of 5`, `12.5 ppm`, `2 photos`; '' if there is none. */
export function answerText({ kind, unit }: FormItem, value: string, photoCount = 0): string {
  if (value === NOT_APPLICABLE) return 'N/A';
  if (kind === 'photo') return photoCount === 0 ? '' : photoCount === 1 ? '1 photo' : `${photoCount} photos`;
  if (value === '') return '';
  if (kind === 'check') return value === 'pass' ? 'Pass' : 'Fail';
  if (kind === 'rating') return `${value} of 5`;
  if (kind === 'number') return [value, unit].filter(Boolean).join(' ');
  return value;
}

/** Returns the text for a missing answer: a dash means nothing to a customer. */
export const unansweredText = ({ kind }: FormItem): string =>
  kind === 'photo' ? 'No photo' : kind === 'signature' ? 'Not signed' : 'Not answered';

/** Formats a limit: `Limit 60 to 80 psi`; '' without one. */
export function limitWords(item: FormItem): string {
  const text = item.kind === 'number' ? limitText(item) : '';
  return text === '' ? '' : `Limit ${text}`;
}
