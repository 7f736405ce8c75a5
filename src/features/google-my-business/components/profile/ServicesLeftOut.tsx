import { Pill, PillGroup, Select, Stack, Text } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import type { OurProfile } from '@/domain/google-profile/drift';
import { Section } from '@/ui/layout/Section';
import { useGoogleSettings } from '../../hooks/useGoogleSettings';

/** Lets the user exclude job types that aren't services to advertise, such as warranty visits, from the comparison. */
export function ServicesLeftOut({ ours }: { ours: OurProfile }) {
  const { settings, save, isBusy } = useGoogleSettings();
  const mayEdit = useCan()('update', 'googleSettings');
  const { ignoredServices } = settings;
  if (!mayEdit) return null;
  return (
    <Section
      title="Left out of the services"
      description="Your job types are listed as services, except those that only say how work is done, such as callbacks. Leave out any others that Google should not show."
    >
      <Stack gap="sm">
        {ignoredServices.length === 0 ? (
          <Text size="sm" c="dimmed">
            None is left out.
          </Text>
        ) : (
          <PillGroup>
            {ignoredServices.map((name) => (
              <Pill
                key={name}
                withRemoveButton
                removeButtonProps={{ 'aria-label': `Show ${name} again`, 'aria-hidden': false, tabIndex: 0 }}
                onRemove={() => void save({ ignoredServices: ignoredServices.filter((one) => one !== name) })}
              >
                {name}
              </Pill>
            ))}
          </PillGroup>
        )}
        <Select
          maw={360}
          label="Leave one out"
          placeholder="Choose a job type"
          data={[...ours.services]}
          value={null}
          disabled={isBusy}
          onChange={(name) => {
            if (name) void save({ ignoredServices: [...ignoredServices, name] });
          }}
        />
      </Stack>
    </Section>
  );
}
