import type { ReactNode } from 'react';
import type { DocumentIssue } from '@/domain/billing/result';

const DOCUMENT = 'document.';

/** Maps a document's validation failures to issues, so each shows next to the line it concerns. */
export const formIssues = (errors: Readonly<Record<string, ReactNode>>): DocumentIssue[] =>
  Object.entries(errors).flatMap(([path, message]) =>
    path.startsWith(DOCUMENT) && typeof message === 'string'
      ? [{ severity: 'error' as const, code: 'form', path: path.slice(DOCUMENT.length), message }]
      : [],
  );
