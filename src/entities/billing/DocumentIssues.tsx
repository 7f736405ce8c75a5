import type { DocumentIssue } from '@/domain/billing/result';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { documentIssues } from './figures';

/** Lists issues with a document as a whole. Issues with a single line appear next to that line. */
export function DocumentIssues({ issues }: { issues: readonly DocumentIssue[] }) {
  return documentIssues(issues).map(({ code, path, message, severity }) => (
    <InlineNotice key={`${code} ${path} ${message}`} tone={severity === 'error' ? 'danger' : 'warning'}>
      {message}
    </InlineNotice>
  ));
}
