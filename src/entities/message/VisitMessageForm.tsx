import { Button, NumberInput, SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { callFunction } from '@/data/callables';
import { useOnline } from '@/data/react/useOnline';
import type { CompanyFields } from '@/domain/company/schema';
import type { Customer } from '@/domain/customer/schema';
import { sendVisitMessage } from '@/domain/message/api';
import { toTextNumber } from '@/domain/message/textNumber';
import { recipientPlaces } from '@/domain/message/law/recipientPlaces';
import { textFault } from '@/domain/message/law/textFault';
import {
  isOn,
  isUrgentKind,
  MESSAGE_CHANNELS,
  type MessageChannel,
  type MessageSettings,
  type VisitMessageKind,
} from '@/domain/message/settings';
import { formatPhone } from '@/domain/contact/format';
import { finishText } from '@/domain/message/finishText';
import { fillWords, messageGreeting, messageValues, textValues, wordsOf } from '@/domain/message/words';
import type { Stored } from '@/domain/record/schema';
import type { ScheduleEntry } from '@/domain/scheduling/schema';
import { cutText } from '@/lib/cutText';
import { newId } from '@/lib/ids';
import { paths } from '@/lib/paths';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { FormTextarea } from '@/ui/forms/FormTextarea';
import { FormTextInput } from '@/ui/forms/FormTextInput';
import { SchemaForm } from '@/ui/forms/SchemaForm';
import { useSchemaForm } from '@/ui/forms/useSchemaForm';
import { MailGate } from '../mail/MailGate';
import classes from './message.module.css';
import { NothingSent } from './NothingSent';
import { RecordConsentDialog } from './RecordConsentDialog';
import { TextFromPhone } from './TextFromPhone';
import { TextPreview } from './TextPreview';
import { useMayAskForTexts, type TextConsent } from './useTextConsent';

const wordsSchema = sendVisitMessage.input.pick({ subject: true, message: true });
/** The channel, or none. */
type Choice = MessageChannel | 'none';
const CHOICES: { value: Choice; label: string }[] = [
  { value: 'sms', label: 'Text message' },
  { value: 'email', label: 'E-mail' },
  { value: 'none', label: 'Don’t send' },
];

type VisitMessageFormProps = {
  visit: Stored<ScheduleEntry>;
  kind: VisitMessageKind;
  settings: MessageSettings;
  customer: Stored<Customer>;
  consent: TextConsent;
  /** First name of the technician who is coming. */
  technician: string;
  minutesLate: number;
  company: Pick<CompanyFields, 'name' | 'phone' | 'address' | 'timeZone'>;
  now: string;
  onClose: () => void;
};

/** Edits the channel and text, with a preview. Starts with a channel that is turned on and available for this customer. */
export function VisitMessageForm(props: VisitMessageFormProps) {
  const { visit, kind, settings, customer, consent, company, now, onClose } = props;
  const places = recipientPlaces({
    addresses: [customer.billingAddress],
    phone: toTextNumber(customer.phone),
    company,
  });
  const faults: Record<Choice, string> = {
    sms: consent.fault || textFault(now, places, isUrgentKind(kind) ? 'service' : 'all'),
    email: mailFault(customer),
    none: '',
  };
  const [choice, setChoice] = useState<Choice>(() => {
    const open = MESSAGE_CHANNELS.filter((way) => faults[way] === '');
    // A reminder's settings apply only to automatic ones; this one was requested.
    return open.find((way) => isOn(settings, kind, way)) ?? (kind === 'reminder' ? open[0] : undefined) ?? 'none';
  });
  const [minutes, setMinutes] = useState(props.minutesLate);
  // Created with the dialog: a repeat with the same ID has already been sent.
  const [sendId] = useState(() => newId());
  const [isAsking, setIsAsking] = useState(false);
  const firstName = messageGreeting(customer);
  const told = { visit, company, firstName, technician: props.technician, minutesLate: minutes, now };
  const values = choice === 'email' ? messageValues(told) : textValues(told);
  const words = wordsOf(settings, kind);
  const mayAsk = useMayAskForTexts(consent, visit.jobId);
  const ask = mayAsk && (
    <Button variant="default" onClick={() => setIsAsking(true)}>
      Record consent…
    </Button>
  );
  return (
    <div className={classes['form']}>
      <SegmentedControl
        fullWidth
        aria-label="How to send it"
        data={CHOICES}
        value={choice}
        onChange={(value) => setChoice(CHOICES.find((known) => known.value === value)?.value ?? 'none')}
      />
      {kind === 'running-late' && <MinutesLate value={minutes} onChange={setMinutes} />}
      {faults[choice] !== '' && (
        <InlineNotice tone="warning" action={choice === 'sms' && ask}>
          {faults[choice]}
        </InlineNotice>
      )}
      {choice === 'sms' && faults.sms !== '' && consent.phone !== '' && consent.standing !== 'stopped' && (
        <TextFromPhone
          subject={{ kind: 'visit', subjectId: visit.id }}
          pathOf={paths.visit}
          phone={consent.phone}
          message={fillWords(words.smsText, values)}
          onClose={onClose}
        />
      )}
      {choice === 'none' && faults.sms !== '' && faults.email !== '' && (
        <InlineNotice tone="warning" title="No message can go out" action={ask}>
          {faults.sms} {faults.email}
        </InlineNotice>
      )}
      {choice === 'none' && <NothingSent customerName={customer.name} onClose={onClose} />}
      {choice !== 'none' && faults[choice] === '' && (
        <Words
          key={`${choice} ${minutes}`}
          channel={choice}
          to={choice === 'sms' ? formatPhone(customer.phone) : customer.email}
          companyName={company.name}
          initial={{
            subject: cutText(fillWords(words.subject, values), 200),
            message: fillWords(choice === 'sms' ? words.smsText : words.emailText, values),
          }}
          onClose={onClose}
          onSend={async (typed) => {
            const { to } = await callFunction(sendVisitMessage, {
              visitId: visit.id,
              kind,
              channel: choice,
              sendId: `${sendId}-${choice}`,
              ...typed,
            });
            notify.success(`Sent to ${to}.`);
            onClose();
          }}
        />
      )}
      {isAsking && <RecordConsentDialog customer={customer} jobId={visit.jobId} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function MinutesLate({ value, onChange }: { value: number; onChange: (minutes: number) => void }) {
  return (
    <NumberInput
      label="Minutes late"
      value={value}
      min={5}
      max={480}
      step={5}
      allowNegative={false}
      allowDecimal={false}
      onChange={(typed) => onChange(Number(typed) || 0)}
    />
  );
}

function mailFault({ email, consent }: Customer): string {
  if (email === '') return 'The customer has no e-mail address.';
  return consent.email === 'no' ? 'The customer does not want e-mail.' : '';
}

type Typed = { subject: string; message: string };
type WordsProps = {
  channel: MessageChannel;
  /** The phone number or address it goes to. */
  to: string;
  companyName: string;
  initial: Typed;
  onSend: (typed: Typed) => Promise<void>;
  onClose: () => void;
};

/** Edits the text, with a preview of what the customer will read below. */
function Words({ channel, to, companyName, initial, onSend, onClose }: WordsProps) {
  const form = useSchemaForm({ schema: wordsSchema, initialValues: initial });
  const isOnline = useOnline();
  const { subject, message } = form.values;
  const isText = channel === 'sms';
  return (
    <SchemaForm form={form} submitLabel="Send" onCancel={onClose} onSubmit={onSend} canSubmit={isOnline}>
      {!isOnline && (
        <InlineNotice tone="info" title="No connection" role="status">
          The message cannot go out now. A call from this phone may get through.
        </InlineNotice>
      )}
      <Text size="sm" c="dimmed">
        To <Text span>{to}</Text>
      </Text>
      {!isText && <FormTextInput form={form} name="subject" label="Subject" isRequired />}
      <FormTextarea
        form={form}
        name="message"
        label="Message"
        minRows={isText ? 3 : 8}
        maxLength={isText ? 480 : 2000}
        isRequired
      />
      {!isText && <MailGate isToRecord />}
      {isText ? (
        <TextPreview text={finishText(message, companyName)} />
      ) : (
        <section aria-label="Preview of the e-mail" className={classes['preview']}>
          <div className={classes['bubble']}>
            <Text fw={600}>{subject}</Text>
            <p className={classes['letter']}>{message}</p>
          </div>
        </section>
      )}
    </SchemaForm>
  );
}
