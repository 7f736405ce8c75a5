import { Button, Group } from '@mantine/core';
import { IconMail, IconMessage, IconPhone } from '@tabler/icons-react';
import { callLink, textLink } from '@/domain/contact/links';
import type { Lead } from '@/domain/lead/schema';
import type { Stored } from '@/domain/record/schema';
import { useChangeLead } from '@/entities/lead/useChangeLead';

/** Calls, texts or e-mails a lead from the current device, and logs it. */
export function LeadReach({ lead }: { lead: Stored<Lead> }) {
  const { log } = useChangeLead();
  const ways = [
    { kind: 'called', value: lead.phone, href: callLink(lead.phone), label: 'Call', Icon: IconPhone },
    { kind: 'texted', value: lead.phone, href: textLink(lead.phone), label: 'Text', Icon: IconMessage },
    { kind: 'mailed', value: lead.email, href: `mailto:${lead.email}`, label: 'E-mail', Icon: IconMail },
  ] as const;
  return (
    <Group gap="xs">
      {ways
        .filter(({ value }) => value !== '')
        .map(({ kind, href, label, Icon }) => (
          <Button
            key={kind}
            component="a"
            href={href}
            variant="default"
            leftSection={<Icon size={18} aria-hidden />}
            onClick={() => void log(lead, kind)}
          >
            {label}
          </Button>
        ))}
    </Group>
  );
}
