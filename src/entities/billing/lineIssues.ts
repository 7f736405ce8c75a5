import type { DocumentIssue } from '@/domain/billing/result';

/** Errors and warnings of one line, by field; `''` is the line as a whole. */
export type LineIssues = Readonly<Record<string, DocumentIssue>>;

const NONE: LineIssues = Object.freeze({});

/** Returns a function that gets a line's issues by index. An error takes precedence over a warning of the same field. */
export function lineIssues(issues: readonly DocumentIssue[]): (index: number) => LineIssues {
  const byLine = new Map<number, Record<string, DocumentIssue>>();
  for (const issue of issues) {
    const [, at = '', field = ''] = /^lines\.(\d+)(?:\.(\w+))?$/.exec(issue.path) ?? [];
    if (at === '') continue;
    const found = byLine.get(Number(at)) ?? {};
    if (found[field]?.severity !== 'error') found[field] = issue;
    byLine.set(Number(at), found);
  }
  return (index) => byLine.get(index) ?? NONE;
}

/** Returns whether two sets of issues are the same, so that a row needn't be re-rendered. */
export const sameIssues = (a: LineIssues, b: LineIssues): boolean => {
  if (a === b) return true;
  const fields = Object.keys(a);
  return fields.length === Object.keys(b).length && fields.every((field) => a[field]?.message === b[field]?.message);
};
