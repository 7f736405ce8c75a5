import { Paper, Text, Title } from '@mantine/core';
import { paths } from '@/lib/paths';
import { LinkButton } from '@/ui/links/LinkButton';
import { RouterLink } from '@/ui/links/RouterLink';
import classes from './FeatureOffer.module.css';

/** Marks a feature still being built: it is not sold, and the released ones are one link away. */
export function OnRoadmap({ title }: { title: string }) {
  return (
    <Paper withBorder component="section" p="lg" aria-labelledby="roadmap" className={classes['offer']}>
      <Title order={2} id="roadmap">
        On the roadmap
      </Title>
      <Text>{title} is still being built. You cannot use it or buy it yet.</Text>
      <LinkButton to={paths.features} fullWidth>
        See what works today
      </LinkButton>
      <RouterLink to={paths.roadmap} size="sm">
        The whole roadmap
      </RouterLink>
    </Paper>
  );
}
