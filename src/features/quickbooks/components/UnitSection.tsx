import { Stack } from '@mantine/core';
import { Section } from '@/ui/layout/Section';
import type { SectionProps } from './LineSection';
import { MapField } from './MapField';

/** Maps a class to each business unit, if there are units and QuickBooks has classes. */
export function UnitSection({ mapping, change, lists }: SectionProps) {
  const { facts, units, classes } = lists;
  const keepsClasses = facts.classesPerLine || facts.classesPerDocument;
  if (units.length === 0 || classes.length === 0 || !keepsClasses) return null;
  return (
    <Section
      title="Business units"
      description="What is invoiced, credited or written off for a unit gets its class, before that of a kind of line."
    >
      <Stack gap="sm">
        {units.map(({ id, name }) => (
          <MapField
            key={id}
            label={`${name}: class`}
            noneLabel="No class"
            value={mapping.unitClasses[id] ?? ''}
            options={classes}
            onChange={(value) => change({ unitClasses: { ...mapping.unitClasses, [id]: value } })}
          />
        ))}
      </Stack>
    </Section>
  );
}
