import { Radio, Stack, useMantineColorScheme } from '@mantine/core';
import { updateOwnUser } from '@/data/profile';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { COLOR_SCHEMES, type ColorScheme } from '@/domain/user/schema';
import { Section } from '@/ui/layout/Section';
import { SettingsColumn } from './SettingsColumn';

const CHOICES: Record<ColorScheme, { label: string; description: string }> = {
  light: { label: 'Light', description: 'Best outdoors, in the sun' },
  dark: { label: 'Dark', description: 'Easier on the eyes at night' },
  auto: { label: 'Match the device', description: 'Changes when the device does' },
};

/** Edits the color scheme, kept in the user's document so it follows them to every device. */
export function AppearanceSettings() {
  const workspace = useWorkspace();
  const { user } = useSession();
  const { setColorScheme } = useMantineColorScheme();

  const choose = (value: string): void => {
    const colorScheme = COLOR_SCHEMES.find((scheme) => scheme === value) ?? 'auto';
    setColorScheme(colorScheme);
    void updateOwnUser(workspace, { colorScheme });
  };
  return (
    <SettingsColumn>
      <Section title="Color scheme">
        <Radio.Group value={user.colorScheme} onChange={choose} aria-label="Color scheme">
          <Stack gap="sm">
            {COLOR_SCHEMES.map((scheme) => (
              <Radio
                key={scheme}
                value={scheme}
                label={CHOICES[scheme].label}
                description={CHOICES[scheme].description}
              />
            ))}
          </Stack>
        </Radio.Group>
      </Section>
    </SettingsColumn>
  );
}
