import type { PaperLine } from '@/domain/paper/schema';

/** Returns the tag of an optional line; '' for any other. */
export function lineTag({ isOptional, isSelected }: Pick<PaperLine, 'isOptional' | 'isSelected'>): string {
  if (!isOptional) return '';
  return isSelected ? 'Optional, included in the total' : 'Optional, not included in the total';
}
