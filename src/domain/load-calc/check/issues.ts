import type { LoadIssue } from '../result';

const error = (path: string, message: string): LoadIssue => ({ severity: 'error', path, message });
const warning = (path: string, message: string): LoadIssue => ({ severity: 'warning', path, message });

/** Returns the warning if the condition holds. */
export const warnIf = (condition: boolean, path: string, message: string): LoadIssue[] =>
  condition ? [warning(path, message)] : [];
export const errorIf = (condition: boolean, path: string, message: string): LoadIssue[] =>
  condition ? [error(path, message)] : [];

/** Formats a number for a message. */
export const shown = (value: number): string => String(Math.round(value * 10) / 10);
