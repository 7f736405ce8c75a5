import type { ReactNode } from 'react';
import type { DocumentIssue } from '@/domain/billing/result';

const DOCUMENT = 'document.';

/** What a form refuses of its document, as issues of it, so that each stands beside the line it is about. */
export const formIssues = (errors: Readonly<Record<string, ReactNode>>): DocumentIssue[] =>
  Object.entries(errors).flatMap(([path, message]) =>
    path.startsWith(DOCUMENT) && typeof message === 'string'
      ? [{ severity: 'error' as const, code: 'form', path: path.slice(DOCUMENT.length), message }]
      : [],
  );
