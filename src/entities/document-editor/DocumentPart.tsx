import { Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import classes from './DocumentPart.module.css';

type DocumentPartProps = {
  children: ReactNode;
  title?: string;
  /** The reader and purpose of this part. */
  description?: string;
  actions?: ReactNode;
};

/** Renders a part of a document on its sheet: customer, lines, discounts, terms. */
export function DocumentPart({ children, title, description, actions }: DocumentPartProps) {
  const titleId = useId();
  return (
    <section className={classes.part} aria-labelledby={title === undefined ? undefined : titleId}>
      {title !== undefined && (
        <div className={classes.head}>
          <div>
            <Title order={2} id={titleId}>
              {title}
            </Title>
            {description !== undefined && <p className={classes.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
