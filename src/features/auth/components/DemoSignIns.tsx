import { Button, Group, Text } from '@mantine/core';

/** Accounts of the seeded demo company, shown only while the app runs against the local emulators. */
const DEMO_ROLES = ['admin', 'manager', 'office', 'technician', 'user'] as const;
const DEMO_PASSWORD = 'fieldwright';
const demoEmail = (role: string): string => `${role}@blue-ridge.example`;

/** Fills in the form with a demo account. */
export function DemoSignIns({ onChoose }: { onChoose: (account: { email: string; password: string }) => void }) {
  return (
    <div>
      <Text size="sm" c="dimmed" mt="lg" mb={6}>
        Local demo: fill in the account of Blue Ridge Heating &amp; Air as
      </Text>
      <Group gap={6}>
        {DEMO_ROLES.map((role) => (
          <Button
            key={role}
            size="compact-sm"
            variant="default"
            onClick={() => onChoose({ email: demoEmail(role), password: DEMO_PASSWORD })}
          >
            {role}
          </Button>
        ))}
      </Group>
    </div>
  );
}
