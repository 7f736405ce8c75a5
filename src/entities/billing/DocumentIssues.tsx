import type { DocumentIssue } from '@/domain/billing/result';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { documentIssues } from './figures';

/** What there is to say about a document as a whole. What is about one line stands beside that line. */
export function DocumentIssues({ issues }: { issues: readonly DocumentIssue[] }) {
  return documentIssues(issues).map(({ code, path, message, severity }) => (
    <InlineNotice key={`${code} ${path} ${message}`} tone={severity === 'error' ? 'danger' : 'warning'}>
      {message}
    </InlineNotice>
  ));
}
