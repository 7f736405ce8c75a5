import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { canAct } from '@/domain/access/permissions';
import { pathOfFeature } from '@/domain/access/routes';
import { compareProfile, type OurProfile } from '@/domain/google-profile/drift';
import type { GoogleLocation } from '@/domain/google-profile/schema';
import type { Stored } from '@/domain/record/schema';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatRelative } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { PlainList } from '@/ui/layout/PlainList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { useMendProfile } from '../../hooks/useMendProfile';
import { ComparedRow } from './ComparedRow';

type LocationSectionProps = {
  location: Stored<GoogleLocation>;
  ours: OurProfile;
  /** True if Google access was lost: nothing can be read or sent until someone reconnects. */
  isCut: boolean;
};

/** Shows one profile: our records next to Google's, with a one-click fix for each difference. */
export function LocationSection({ location, ours, isCut }: LocationSectionProps) {
  const session = useSession();
  const { timeZone } = session.company;
  const compared = compareProfile(ours, location);
  const open = compared.filter(({ isSame, gap }) => !isSame && gap === '');
  const { isBusy, isReading, read, mend } = useMendProfile(location.id);
  const mayMend = !isCut && canAct(session, 'changeGoogleProfile');
  return (
    <Section
      title={location.title}
      description={[location.categoryName, `read ${formatRelative(location.readAt, timeZone)}`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <Group gap="xs">
          {isCut && canAct(session, 'manageConnections') && (
            <LinkButton to={`${pathOfFeature('googleMyBusiness')}?tab=connection`}>Connect again</LinkButton>
          )}
          {!isCut && canAct(session, 'publishGooglePost') && (
            <Button
              variant="default"
              loading={isReading}
              onClick={() => void read()}
              leftSection={<IconRefresh size={18} aria-hidden />}
            >
              Check now
            </Button>
          )}
          {mayMend && open.length > 1 && (
            <Button loading={isBusy} onClick={() => void mend(open)}>
              Update all {String(open.length)}
            </Button>
          )}
        </Group>
      }
    >
      <Stack gap="sm">
        {isCut && location.fault === '' && (
          <InlineNotice tone="warning" title="Google no longer lets us in">
            The details below are from an earlier check. Connect Google again to update them.
          </InlineNotice>
        )}
        <LocationNotices location={location} />
        <div>
          {open.length === 0 ? (
            <StatusBadge tone="success" label="Google shows what your records say" />
          ) : (
            <StatusBadge tone="warning" label={formatCount(open.length, 'difference')} />
          )}
        </div>
        <PlainList aria-label={`${location.title} compared`}>
          {compared.map((one) => (
            <ComparedRow
              key={one.field}
              compared={one}
              isBusy={isBusy}
              {...(mayMend && { mend: () => void mend([one]) })}
            />
          ))}
        </PlainList>
        {location.mapsUrl !== '' && (
          <Text size="sm">
            <Anchor href={location.mapsUrl} target="_blank" rel="noreferrer">
              See it on Google Maps
            </Anchor>
          </Text>
        )}
      </Stack>
    </Section>
  );
}

function LocationNotices({ location }: { location: GoogleLocation }) {
  return (
    <>
      {location.fault !== '' && (
        <InlineNotice tone="warning" title="The last reading failed">
          {location.fault}
        </InlineNotice>
      )}
      {!location.isVerified && (
        <InlineNotice tone="danger" title="This profile is not verified, or it is suspended">
          Google shows no replies and takes no posts until you have verified it on the profile’s own page.
        </InlineNotice>
      )}
      {location.isDuplicate && (
        <InlineNotice tone="warning" title="Google takes this profile for a duplicate of another one">
          Open it on Google, and ask there to have the two merged.
        </InlineNotice>
      )}
      {location.hasGoogleUpdates && (
        <InlineNotice tone="info" title="Someone suggested changes to this profile">
          They wait on the profile’s own page to be accepted or refused.
        </InlineNotice>
      )}
    </>
  );
}
