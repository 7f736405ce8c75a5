import type { PaperLine } from '@/domain/paper/schema';

/** What stands at an optional line; '' at any other. */
export function lineTag({ isOptional, isSelected }: Pick<PaperLine, 'isOptional' | 'isSelected'>): string {
  if (!isOptional) return '';
  return isSelected ? 'Optional, included in the total' : 'Optional, not included in the total';
}
