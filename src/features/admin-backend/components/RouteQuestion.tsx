import { Autocomplete, Stack } from '@mantine/core';
import { useState } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ExplainedUser } from '@/domain/access/explainFeature';
import { explainRoute, type RouteExplanation } from '@/domain/access/explainRoute';
import { FEATURES } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import type { User } from '@/domain/user/schema';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { WhyText } from './WhyText';

/** Suggested paths; any other can be typed or pasted. */
const KNOWN = [
  ...FEATURES.map(pathOfFeature),
  paths.landing,
  paths.settings,
  paths.adminBackend,
  paths.testPayment,
  paths.technicianDashboard,
  paths.officeDashboard,
  '/reports',
  '/admin/ad-generator',
].sort();

/** Returns just the path, such as `/jobs/1`, of whatever was pasted, even a full URL with a query. */
function pathIn(typed: string): string {
  const text = typed.trim();
  if (text === '') return '';
  try {
    return new URL(text, window.location.origin).pathname;
  } catch {
    return text;
  }
}

function titleOf({ isOn, isReadOnly, decidedBy }: RouteExplanation, path: string): string {
  if (decidedBy === 'unknown') return `There is no page at ${path}`;
  if (isOn) return `Yes, ${path} opens`;
  return isReadOnly ? `${path} opens read-only` : `No, ${path} does not open`;
}

/** Answers "Why can't Ada open this page?" using the route guard itself. */
export function RouteQuestion({ member, explained }: { member: User; explained: ExplainedUser }) {
  const { company } = useSession();
  const [typed, setTyped] = useState('');
  const path = pathIn(typed);
  const answer = path.startsWith('/') ? explainRoute({ path, user: explained, company, now: nowIso() }) : null;

  return (
    <Stack gap="xs">
      <Autocomplete
        label={`Can ${explained.name} open this page?`}
        description="An address such as /jobs; a pasted link works too."
        placeholder="/jobs"
        data={KNOWN}
        value={typed}
        onChange={setTyped}
        maxDropdownHeight={260}
      />
      {answer && (
        <InlineNotice tone={answer.isOn ? 'success' : 'warning'} role="status" title={titleOf(answer, path)}>
          <WhyText why={answer} member={member} isOwner={explained.isOwner} />
        </InlineNotice>
      )}
    </Stack>
  );
}
