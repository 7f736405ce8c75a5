import { Button, Menu } from '@mantine/core';
import { IconLanguage } from '@tabler/icons-react';
import { TRANSLATION_LANGUAGES } from '@/domain/assistant/languages';
import classes from './thread.module.css';

/** Asks for the same text in another language, as the next answer. */
export function TranslateMenu({ onTranslate }: { onTranslate: (language: string) => void }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="subtle"
          size="compact-sm"
          color="gray"
          className={classes['copy'] ?? ''}
          leftSection={<IconLanguage size={14} aria-hidden />}
        >
          Translate
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah={320} style={{ overflowY: 'auto' }}>
        {TRANSLATION_LANGUAGES.map((language) => (
          <Menu.Item key={language} onClick={() => onTranslate(language)}>
            {language}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
