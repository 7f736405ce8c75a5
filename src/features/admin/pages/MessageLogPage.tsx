import { paths } from '@/lib/paths';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { MailRoom } from '../components/MailRoom';
import { TextRoom } from '../components/TextRoom';

const TABS = [
  { value: 'mail', label: 'E-mails', Panel: MailRoom },
  { value: 'texts', label: 'Text messages', Panel: TextRoom },
] as const;

/** All that the company has sent, what became of it, and the way to send it again. */
export function Component() {
  return (
    <PageBody size="full">
      <PageHeader title="Message log" back={{ to: paths.admin, label: 'Administration' }} />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
