import { calculateDocument } from '@/domain/billing/calculate';
import { checkDocument } from '@/domain/billing/check';
import type { DocumentIssue, DocumentResult } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import { AppError } from '@/lib/appError';

/** What a document comes to, or null while something in it is wrong; and everything there is to say about it. */
export type Figures = { result: DocumentResult | null; issues: readonly DocumentIssue[] };

/** Calculates a document that somebody may still be typing. Never throws. */
export function figuresOf(input: DocumentInput): Figures {
  const found = checkDocument(input);
  if (found.some(({ severity }) => severity === 'error')) return { result: null, issues: found };
  try {
    const result = calculateDocument(input);
    return { result, issues: result.issues };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      result: null,
      issues: [...found, { severity: 'error', code: 'not-calculable', path: '', message: error.userMessage }],
    };
  }
}

/** Issues not shown next to a line. */
export const documentIssues = (issues: readonly DocumentIssue[]): DocumentIssue[] =>
  issues.filter(({ path }) => path !== 'lines' && !path.startsWith('lines.'));
