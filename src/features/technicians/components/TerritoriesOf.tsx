import { Text } from '@mantine/core';
import { useTerritories } from '@/entities/technician/useTerritories';
import { paths } from '@/lib/paths';
import { RouterLink } from '@/ui/links/RouterLink';

/** Lists the territories where a technician is preferred; renders nothing if the company has none. */
export function TerritoriesOf({ technicianId }: { technicianId: string }) {
  const { all, namesOf } = useTerritories();
  if (all.length === 0) return null;
  const names = namesOf(technicianId);
  return (
    <Text size="sm">
      {names.length > 0 ? `Preferred in ${names.join(', ')}. ` : 'Preferred in no territory. '}
      <RouterLink to={paths.territories}>Territories</RouterLink>
    </Text>
  );
}
