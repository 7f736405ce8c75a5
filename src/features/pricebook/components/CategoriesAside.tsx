import type { ComponentProps } from 'react';
import { Group } from '@mantine/core';
import { Section } from '@/ui/layout/Section';
import { CategoryTree } from './CategoryTree';

/** Shows the categories with their item counts next to the list, if there is room. */
export function CategoriesAside(props: ComponentProps<typeof CategoryTree>) {
  return (
    <Group visibleFrom="md" display={{ base: 'none', md: 'block' }}>
      <Section title="Categories">
        <CategoryTree {...props} />
      </Section>
    </Group>
  );
}
