import { Button } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { fillTemplate } from '@/domain/invoice/mailText';
import { DocumentPart } from '@/entities/document-editor/DocumentPart';
import { MailFields } from '@/entities/mail/MailFields';
import { MailGate } from '@/entities/mail/MailGate';
import classes from './editor.module.css';

type MailPartProps = ComponentProps<typeof MailFields> & {
  hasCustomer: boolean;
  /** True when the customer has no address yet and the typed one will be saved for them. */
  isAddressKept: boolean;
  /** Whether it may be issued without an e-mail. */
  mayIssue: boolean;
};

/** Edits the invoice's e-mail: collapsed to one line while nothing is missing, expandable to read or change. */
export function MailPart({ hasCustomer, isAddressKept, mayIssue, ...fields }: MailPartProps) {
  const { mail, error = '' } = fields;
  const [isOpened, setIsOpened] = useState(false);
  const isNeeded = error !== '' || (hasCustomer && mail.to.length === 0);
  // Stays open while the missing address is being typed.
  if (isNeeded && !isOpened) setIsOpened(true);
  return (
    <DocumentPart
      title="E-mail"
      actions={
        <>
          {!isOpened && (
            <Button variant="text" onClick={() => setIsOpened(true)}>
              Edit e-mail
            </Button>
          )}
          {mayIssue && (
            <Button type="submit" variant="text" value="issue">
              Issue without sending
            </Button>
          )}
        </>
      }
    >
      <MailGate isAddressKept={isAddressKept} />
      {isOpened ? (
        <MailFields {...fields} />
      ) : (
        <p className={classes.mailLine}>
          {hasCustomer
            ? `${mail.to.join(', ')} · ${fillTemplate(mail.subject, { number: '(next number)' })}`
            : 'It is written once the customer is chosen.'}
        </p>
      )}
    </DocumentPart>
  );
}
