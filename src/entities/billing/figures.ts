import { calculateDocument } from '@/domain/billing/calculate';
import { checkDocument } from '@/domain/billing/check';
import type { DocumentIssue, DocumentResult } from '@/domain/billing/result';
import type { DocumentInput } from '@/domain/billing/schema';
import { AppError } from '@/lib/appError';

/** A document's totals, or null if something in it is invalid, along with all of its issues. */
export type Figures = { result: DocumentResult | null; issues: readonly DocumentIssue[] };

/** Calculates a document that may still be being edited. Never throws. */
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

/** Returns issues not shown next to a line. */
export const documentIssues = (issues: readonly DocumentIssue[]): DocumentIssue[] =>
  issues.filter(({ path }) => path !== 'lines' && !path.startsWith('lines.'));
