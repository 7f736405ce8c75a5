import { useSession } from '@/data/react/WorkspaceProvider';
import { explainFeature } from '@/domain/access/explainFeature';
import { FEATURE_INFO, FEATURES, isReleased } from '@/domain/access/features';
import { pathOfFeature } from '@/domain/access/routes';
import { userName } from '@/domain/user/schema';
import { nowIso } from '@/lib/dates';
import { paths } from '@/lib/paths';
import { StatusBadge } from '@/ui/feedback/StatusBadge';
import { formatDate } from '@/ui/format/dateTime';
import { formatCount } from '@/ui/format/quantities';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';

const RELEASED = FEATURES.filter(isReleased).toSorted((a, b) =>
  FEATURE_INFO[a].title.localeCompare(FEATURE_INFO[b].title),
);

/** Lists which features are on and off for the company's admin, each with the reason. */
export function FeaturesRoom() {
  const { uid, user, company, role, features } = useSession();
  const { timeZone } = company;
  const isOwner = uid === company.ownerId;
  const explained = { name: userName(user), role, features, readOnlyFeatures: user.readOnlyFeatures, isOwner };
  const rows = RELEASED.map((feature) => ({
    feature,
    why: explainFeature({ feature, user: explained, company, now: nowIso() }),
  }));
  const isOnCount = rows.filter(({ why }) => why.isOn).length;
  return (
    <Section
      title={`${isOnCount} of ${formatCount(rows.length, 'feature')} on`}
      description="As you have them. Colleagues can have fewer by their role."
      actions={
        <LinkButton to={paths.billing} variant="default">
          Plan and billing
        </LinkButton>
      }
    >
      <LinedList label="Features">
        {rows.map(({ feature, why }) => (
          <LinedRow
            key={feature}
            title={
              why.isOn ? (
                <RouterLink to={pathOfFeature(feature)}>{FEATURE_INFO[feature].title}</RouterLink>
              ) : (
                FEATURE_INFO[feature].title
              )
            }
            details={`${why.sentence}${why.until === '' ? '' : ` This holds until ${formatDate(why.until, timeZone)}.`}`}
          >
            <StatusBadge
              tone={why.isOn ? 'success' : 'neutral'}
              label={why.isOn ? 'On' : why.isReadOnly ? 'Read-only' : 'Off'}
            />
          </LinedRow>
        ))}
      </LinedList>
    </Section>
  );
}
