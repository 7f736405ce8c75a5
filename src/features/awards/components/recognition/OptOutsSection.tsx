import { Button, Text } from '@mantine/core';
import { useCan } from '@/data/react/useCan';
import { useSession } from '@/data/react/WorkspaceProvider';
import { technicianName } from '@/domain/technician/schema';
import { Section } from '@/ui/layout/Section';
import { useRecognitionPeople } from '../../hooks/useRecognitionPeople';
import { useTakePart } from '../../hooks/useTakePart';
import classes from './recognition.module.css';

/** Who takes no part. People with an account decide themselves whether they are in again. */
export function OptOutsSection() {
  const can = useCan();
  const { uid } = useSession();
  const { active, optedOut } = useRecognitionPeople();
  const takePart = useTakePart();
  if (active.length === 0) return null;
  return (
    <Section
      title="Who takes part"
      description="Who opts out is not ranked, not proposed and not named. Technicians choose it on their own page."
    >
      <ul className={classes['list']} aria-label="Who takes part">
        {active.map((technician) => {
          const { id, linkedUid } = technician;
          const isOut = optedOut.has(id);
          const name = technicianName(technician);
          const mayChange = can('create', 'recognitionOptOuts') && (!isOut || linkedUid === '' || linkedUid === uid);
          return (
            <li key={id} className={classes['row']}>
              <div className={classes['words']}>
                <span>{name}</span>
              </div>
              <div className={classes['end']}>
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
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
