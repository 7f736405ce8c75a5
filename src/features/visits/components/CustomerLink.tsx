import { Button, Group, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyCustomerLink, takeBackCustomerLink, type LinkSubject } from '@/entities/public-document/customerLink';
import { paths } from '@/lib/paths';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';

/** Shows the link where the customer follows the visit. */
export function CustomerLink({ visitId }: { visitId: string }) {
  const subject: LinkSubject = { kind: 'visit', subjectId: visitId };
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
    } catch (error) {
      notify.error(error);
    }
  };
  return (
    <Section title="Customer’s page">
      <Text size="sm">
        The customer sees the arrival window, who is coming (first name and photo) and how the visit is going. They can
        ask for another time. Nothing else about the day is shown, and the link stops working five days after the visit.
      </Text>
      <Group gap="xs" mt="sm">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void attempt(() => copyCustomerLink(subject, '', paths.visit))}
        >
          Copy link
        </Button>
        <Button variant="subtle" color="gray" onClick={() => void attempt(() => takeBackCustomerLink(subject))}>
          Revoke link…
        </Button>
      </Group>
    </Section>
  );
}
