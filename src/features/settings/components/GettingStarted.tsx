import { Button, Group, Text } from '@mantine/core';
import { useStepsChoice } from '@/entities/first-steps/useStepsChoice';
import { SampleDataOffer } from '@/entities/sample-data/SampleDataOffer';
import { Section } from '@/ui/layout/Section';

/** Restores the first steps on the start page, and adds or removes the sample data. */
export function GettingStarted() {
  const { choice, choose } = useStepsChoice();
  return (
    <Section title="Getting started">
      {choice === 'hidden' && (
        <Group gap="xs">
          <Text size="sm" c="dimmed">
            The first steps are hidden.
          </Text>
          <Button variant="default" size="compact-sm" onClick={() => choose('shown')}>
            Show them on the start page
          </Button>
        </Group>
      )}
      <SampleDataOffer />
    </Section>
  );
}
