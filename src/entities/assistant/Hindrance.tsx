import { useCan } from '@/data/react/useCan';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LinkButton } from '@/ui/links/LinkButton';

/** Explains why the assistant is unavailable, with a link for managers to change that. */
export function Hindrance({ text, isOn }: { text: string; isOn: boolean }) {
  const mayChange = useCan()('update', 'aiSettings');
  return (
    <InlineNotice
      tone="warning"
      action={
        mayChange && (
          <LinkButton variant={isOn ? 'default' : 'filled'} to={paths.assistantSettings}>
            {isOn ? 'Open the settings' : 'Turn it on in the settings'}
          </LinkButton>
        )
      }
    >
      {text}
    </InlineNotice>
  );
}
