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

/** Lists everything the company has sent, with its outcome and a way to resend it. */
export function Component() {
  return (
    <PageBody size="full">
      <PageHeader title="Message log" back={{ to: paths.admin, label: 'Administration' }} />
      <PageTabs tabs={TABS} />
    </PageBody>
  );
}
