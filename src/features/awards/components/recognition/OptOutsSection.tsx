import { Button, Text } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { technicianName } from '@/domain/technician/schema';
import { LinedList, LinedRow } from '@/ui/layout/LinedList';
import { Section } from '@/ui/layout/Section';
import { useRecognitionPeople } from '../../hooks/useRecognitionPeople';
import { useTakePart } from '../../hooks/useTakePart';

/** Lists people who opted out. People with an account decide for themselves whether to opt back in. */
export function OptOutsSection() {
  const can = useCan();
  const { uid } = useSession();
  const { active, optedOut } = useRecognitionPeople();
  const takePart = useTakePart();
  if (active.length === 0) return null;
  return (
    <Section
      title="Who takes part"
      description="Anyone who opts out is not ranked, proposed or named. Technicians choose it on their own page."
    >
      <LinedList label="Who takes part">
        {active.map((technician) => {
          const { id, linkedUid } = technician;
          const isOut = optedOut.has(id);
          const name = technicianName(technician);
          const mayChange = can('create', 'recognitionOptOuts') && (!isOut || linkedUid === '' || linkedUid === uid);
          return (
            <LinedRow key={id} title={name}>
              <Text size="sm" c="dimmed">
                {isOut ? 'Opted out' : 'Takes part'}
              </Text>
              {mayChange && (
                <Button
                  variant="text"
                  aria-label={isOut ? `Let ${name} take part` : `Opt ${name} out`}
                  onClick={() => void takePart(id, isOut)}
                >
                  {isOut ? 'Take part' : 'Opt out'}
                </Button>
              )}
            </LinedRow>
          );
        })}
      </LinedList>
    </Section>
  );
}
