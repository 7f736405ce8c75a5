import type { ComponentProps } from 'react';
import { Group } from '@mantine/core';
import { Section } from '@/ui/layout/Section';
import { CategoryTree } from './CategoryTree';

/** Beside the list, where there is room: the categories with how many items each has. */
export function CategoriesAside(props: ComponentProps<typeof CategoryTree>) {
  return (
    <Group visibleFrom="md" display={{ base: 'none', md: 'block' }}>
      <Section title="Categories">
        <CategoryTree {...props} />
      </Section>
    </Group>
  );
}
