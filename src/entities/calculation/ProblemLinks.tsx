import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import classes from './ProblemLinks.module.css';

type ProblemLinksProps = {
  title: string;
  tone: 'danger' | 'warning';
  /** Most severe first. A problem without `onShow` has no place to link to. */
  problems: readonly { key: string; text: string; onShow?: (() => void) | undefined }[];
};

/** Lists a calculation's problems, collapsed at first; each links to its place. Renders nothing if there are none. */
export function ProblemLinks({ title, tone, problems }: ProblemLinksProps) {
  const [isOpen, { toggle }] = useDisclosure(false);
  if (problems.length === 0) return null;
  return (
    <InlineNotice
      tone={tone}
      title={title}
      action={
        <Button variant="default" aria-expanded={isOpen} onClick={toggle}>
          {isOpen ? 'Hide' : 'Show'}
        </Button>
      }
    >
      <Collapse expanded={isOpen}>
        <ul className={classes['problems']}>
          {problems.map(({ key, text, onShow }) => (
            <li key={key}>
              {onShow ? (
                <button type="button" onClick={onShow}>
                  {text}
                </button>
              ) : (
                text
              )}
            </li>
          ))}
        </ul>
      </Collapse>
    </InlineNotice>
  );
}
