import type { Grade, Judged, Verdict } from '@/domain/diagnostics/verdict/judgment';
import type { Tone } from '@/ui/tone';

export const VERDICT_WORDS: Record<Verdict, { label: string; tone: Tone }> = {
  pass: { label: 'Pass', tone: 'success' },
  watch: { label: 'Watch', tone: 'warning' },
  fail: { label: 'Fail', tone: 'danger' },
  'not-valid': { label: 'Not valid', tone: 'neutral' },
  'not-tested': { label: 'Not judged', tone: 'neutral' },
};

/** Certainty of a limit, for anyone who has to defend it. */
export const GRADE_WORDS: Record<Grade, string> = {
  V2: 'two sources agree',
  V1: 'one source',
  F: 'computed',
  M: 'not verified, “watch” at most',
  plate: 'entered by you',
};

const plain = (value: number, digits: number): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** Formats a reading: `12.2 °F`; '–' if not measured. */
export const valueText = ({ value, digits, unit }: Pick<Judged, 'value' | 'digits' | 'unit'>): string =>
  value === null ? '–' : [plain(value, digits), unit].filter(Boolean).join(' ');

/** Formats a change: `+3.0 °F`. */
export const movedText = (moved: number, digits: number, unit: string): string =>
  [`${moved >= 0 ? '+' : '−'}${plain(Math.abs(moved), digits)}`, unit].filter(Boolean).join(' ');
