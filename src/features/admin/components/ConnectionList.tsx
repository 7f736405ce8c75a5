import { Text } from '@mantine/core';
import { useSession } from '@/data/react/WorkspaceProvider';
import type { ConnectionHealth, ConnectionId, HealthState } from '@/domain/administration/connectionHealth';
import { PROVIDER_INFO } from '@/domain/connection/providers';
import { pathOfFeature } from '@/domain/access/routes';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate, formatDateTime } from '@/ui/format/dateTime';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { RouterLink } from '@/ui/links/RouterLink';
import type { Tone } from '@/ui/tone';

const BADGES: Record<HealthState, { tone: Tone; label: string }> = {
  connected: { tone: 'success', label: 'Working' },
  attention: { tone: 'warning', label: 'Needs attention' },
  broken: { tone: 'danger', label: 'Not working' },
  off: { tone: 'neutral', label: 'Not in use' },
};

/** The page where each connection is managed. */
const PLACES: Record<ConnectionId, string> = {
  stripe: `${paths.payments}?tab=payouts`,
  google: PROVIDER_INFO.google.path,
  quickbooks: `${pathOfFeature('quickbooks')}?tab=connection`,
  financing: pathOfFeature('wisetack'),
  mail: paths.messageLog,
  texts: `${paths.messageLog}?tab=texts`,
};

/** Lists the company's connections, broken ones first, with the last error and a link to the fix. */
export function ConnectionList({ connections }: { connections: readonly ConnectionHealth[] }) {
  const { timeZone } = useSession().company;
  return (
    <Section title="Connections">
      <LinedList label="Connections">
        {connections.map(({ id, name, state, text, endsAt, fault, faultAt }) => (
          <LinedRow
            key={id}
            title={<RouterLink to={PLACES[id]}>{name}</RouterLink>}
            details={
              <>
                {text}
                {endsAt !== '' && ` It ends on ${formatDate(endsAt, timeZone)}.`}
                {fault !== '' && (
                  <Text span size="sm" display="block">
                    {faultAt === '' ? 'Last problem' : formatDateTime(faultAt, timeZone)}: {fault}
                  </Text>
                )}
              </>
            }
          >
            <StatusBadge {...BADGES[state]} />
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
