import type { FormErrors } from '@mantine/form';
import type { RefObject } from 'react';
import { InlineNotice } from '../feedback/InlineNotice';
import classes from './SchemaForm.module.css';

type ErrorSummaryProps = {
  errors: FormErrors;
  /** The fields' paths, from top to bottom. */
  fieldOrder: readonly string[];
  message: string;
  formElement: RefObject<HTMLFormElement | null>;
};

const placeOf = (path: string, order: readonly string[]): number => {
  const place = order.indexOf(path);
  return place === -1 ? order.length : place;
};

/** Lists the errors that blocked saving, in field order and linked to their fields. Shown next to the button that was pressed. */
export function ErrorSummary({ errors, fieldOrder, message, formElement }: ErrorSummaryProps) {
  const problems = Object.entries(errors)
    .filter(([, text]) => Boolean(text))
    .sort(([one], [other]) => placeOf(one, fieldOrder) - placeOf(other, fieldOrder));
  if (problems.length === 0 && message === '') return null;
  const title =
    message || (problems.length === 1 ? 'Please correct one field:' : `Please correct ${problems.length} fields:`);
  const jumpTo = (path: string) =>
    formElement.current?.querySelector<HTMLElement>(`[data-path="${CSS.escape(path)}"]`)?.focus();
  return (
    <div className={classes.summary} tabIndex={-1} data-form-error>
      <InlineNotice tone="danger" title={title} role="alert">
        {problems.length > 0 && (
          <ul className={classes.problems}>
            {problems.map(([path, text]) => (
              <li key={path}>
                <button type="button" className={classes.jump} onClick={() => jumpTo(path)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        )}
      </InlineNotice>
    </div>
  );
}
