import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import type { Person } from '../hooks/useWhereabouts';

/** Lists everyone's current location as text; nothing on other days. */
export function WhereList({ people }: { people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <Section
      title="Who is where"
      description={`By what technicians last tapped (on my way, on site, done)${people.some(({ isSeen }) => isSeen) ? ', and by the phones of those who share their position' : '. Who wants to share the phone’s position switches it on under “Time today”'}.`}
    >
      <LinedList label="Who is where">
        {people.map(({ technicianId, name, text, place }) => (
          <LinedRow key={technicianId} title={name} details={place ? text : `${text}; not on the map`} />
        ))}
      </LinedList>
    </Section>
  );
}
