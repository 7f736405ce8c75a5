import { useCan } from '@/data/react/useCan';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs } from '@/ui/layout/PageTabs';
import { CredentialsPanel } from '../components/credentials/CredentialsPanel';
import { GoalsPanel } from '../components/goals/GoalsPanel';
import { BadgesPanel } from '../components/recognition/BadgesPanel';
import { RecognitionPanel } from '../components/recognition/RecognitionPanel';

const CREDENTIALS = { value: 'credentials', label: 'Credentials', Panel: CredentialsPanel };
const RECOGNITION = { value: 'recognition', label: 'Recognition', Panel: RecognitionPanel };
const BADGES = { value: 'recognition', label: 'Badges', Panel: BadgesPanel };
const GOALS = { value: 'goals', label: 'Team goals', Panel: GoalsPanel };

/** Shows the company's credentials and recognitions. Field staff see their badges and the team's goals. */
export function Component() {
  const can = useCan();
  const isOffice = can('read', 'recognitions');
  return (
    <PageBody size="normal">
      <PageHeader title="Awards" />
      <PageTabs tabs={isOffice ? [CREDENTIALS, RECOGNITION, GOALS] : [BADGES, GOALS]} />
    </PageBody>
  );
}
