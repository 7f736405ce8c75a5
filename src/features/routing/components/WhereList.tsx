import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import type { Person } from '../hooks/useWhereabouts';

/** Where everyone is now, in words; nothing on other days. */
export function WhereList({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section
      title="Who is where"
      description="By what technicians last tapped (on my way, on site, done). The positions of phones are not read."
    >
      <LinedList label="Who is where">
        {people.map(({ technicianId, name, text, place }) => (
          <LinedRow key={technicianId} title={name} details={place ? text : `${text}; not on the map`} />
        ))}
      </LinedList>
    </Section>
  );
}
