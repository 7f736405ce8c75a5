import { Text } from '@mantine/core';
import { RESOURCE_KIND_LABELS, resourceName, type Resource } from '@/domain/resource/schema';

/** Shows a crew, vehicle or machine in a list on a phone. */
export function ResourceCard({ resource, people }: { resource: Resource; people: readonly string[] }) {
  return (
    <>
      <Text fw={600}>{resourceName(resource)}</Text>
      <Text size="sm" c="dimmed">
        {[RESOURCE_KIND_LABELS[resource.kind], people.join(', ')].filter(Boolean).join(' · ')}
      </Text>
    </>
  );
}
