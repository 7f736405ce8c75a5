import { Button } from '@mantine/core';
import { IconCar } from '@tabler/icons-react';
import { readyText } from './reach';

type OnMyWayProps = {
  phone: string;
  /** '' = the customer is greeted without a name. */
  firstName: string;
  technicianName: string;
  companyName: string;
  onSent: () => void;
};

/** Opens the phone's own messages with a line that says that the technician is coming; it is sent from there. */
export function OnMyWay({ phone, firstName, technicianName, companyName, onSent }: OnMyWayProps) {
  const greeting = firstName === '' ? 'Hi' : `Hi ${firstName}`;
  const who = technicianName === '' ? `this is ${companyName}` : `this is ${technicianName} with ${companyName}`;
  return (
    <Button
      component="a"
      size="lg"
      href={readyText(phone, `${greeting}, ${who}. I’m on my way to you now.`)}
      leftSection={<IconCar size={18} aria-hidden />}
      onClick={onSent}
    >
      On my way
    </Button>
  );
}
