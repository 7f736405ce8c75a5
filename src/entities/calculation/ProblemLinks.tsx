import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import classes from './ProblemLinks.module.css';

type ProblemLinksProps = {
  title: string;
  tone: 'danger' | 'warning';
  /** The gravest first. One without `onShow` has no place to lead to. */
  problems: readonly { key: string; text: string; onShow?: (() => void) | undefined }[];
};

/** What is not right with a calculation, folded away until asked for; each leads to its place. Nothing where all is well. */
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
