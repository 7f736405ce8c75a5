import { SimpleGrid, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import {
  FEATURE_INFO,
  FEATURES,
  hasFeature,
  RELEASED_FEATURES,
  releasedFirst,
  type Feature,
} from '@/domain/access/features';
import { useSession } from '@/data/react/WorkspaceProvider';
import { paths } from '@/lib/paths';
import { Section } from '@/ui/layout/Section';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './LockedFeatures.module.css';

function LockedFeature({ feature }: { feature: Feature }) {
  const { title, description } = FEATURE_INFO[feature];
  return (
    <li className={classes['item']}>
      <IconLock size={16} className={classes['lock']} aria-label="Locked" />
      <div>
        <RouterLink to={paths.featurePage(feature)} fw={600} size="sm">
          {title}
        </RouterLink>
        <Text size="sm" c="dimmed">
          {description}
        </Text>
        {!RELEASED_FEATURES.includes(feature) && (
          <Text size="xs" c="dimmed" mt={2}>
            In development
          </Text>
        )}
      </div>
    </li>
  );
}

/** The features that are off, each with what it would do and the way to more about it. */
export function LockedFeatures() {
  const { features } = useSession();
  const locked = releasedFirst(FEATURES.filter((feature) => !hasFeature(features, feature)));
  if (locked.length === 0) return null;
  return (
    <Section
      title="Locked features"
      description="What is not switched on for your account, and what it does."
      actions={
        <LinkButton to={paths.pricing} variant="default" size="sm">
          Compare plans
        </LinkButton>
      }
    >
      <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" className={classes['list']}>
        {locked.map((feature) => (
          <LockedFeature key={feature} feature={feature} />
        ))}
      </SimpleGrid>
    </Section>
  );
}
