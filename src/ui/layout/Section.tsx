import { Paper, Text, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './Section.module.css';

type SectionProps = {
  children: ReactNode;
  title?: string;
  description?: string;
  actions?: ReactNode;
  /** True to omit the inner padding, for tables and lists that draw their own edges. */
  isFlush?: boolean;
};

/** Renders a card that groups one topic of a page under an h2. */
export function Section({ children, title, description, actions, isFlush = false }: SectionProps) {
  const titleId = useId();
  return (
    <Paper component="section" withBorder className={classes.section} aria-labelledby={title ? titleId : undefined}>
      {(title ?? actions) && (
        <div className={classes.head}>
          <div>
            {title && (
              <Title order={2} id={titleId} className={classes.title}>
                {title}
              </Title>
            )}
            {description && (
              <Text c="dimmed" size="sm">
                {description}
              </Text>
            )}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={classes.content} data-flush={isFlush || undefined}>
        {children}
      </div>
    </Paper>
  );
}
