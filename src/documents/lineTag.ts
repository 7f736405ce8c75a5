import type { PaperLine } from '@/domain/paper/schema';

/** The tag on an optional line; '' on any other. */
export function lineTag({ isOptional, isSelected }: Pick<PaperLine, 'isOptional' | 'isSelected'>): string {
  if (!isOptional) return '';
  return isSelected ? 'Optional, included in the total' : 'Optional, not included in the total';
}
