import { Affix, Button, Group, Paper, Text } from '@mantine/core';
import { useRegisterSW } from 'virtual:pwa-register/react';
import { MINUTE_MS } from '@/lib/time';

const CHECK_EVERY_MS = 30 * MINUTE_MS;

/**
 * Offers a new version when one is ready. It's never applied automatically: unsaved input is kept as a draft, but the user decides when
 * the page may reload.
 */
export function UpdatePrompt() {
  const {
    needRefresh: [isReady, setIsReady],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisteredSW: (_url, registration) => {
      if (registration) setInterval(() => void registration.update().catch(() => undefined), CHECK_EVERY_MS);
    },
  });
  if (!isReady) return null;
  return (
    <Affix position={{ bottom: 'calc(var(--fw-bottom-bar, 0px) + 16px)', right: 16, left: 16 }} zIndex={300}>
      <Paper withBorder shadow="md" p="md" maw={440} ml="auto" role="status">
        <Text fw={600}>A new version is ready</Text>
        <Text size="sm" c="dimmed" mb="sm">
          What you have entered stays on this device and is there again after the reload.
        </Text>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => setIsReady(false)}>
            Later
          </Button>
          <Button onClick={() => void updateServiceWorker(true)}>Reload now</Button>
        </Group>
      </Paper>
    </Affix>
  );
}
