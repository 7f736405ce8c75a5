import { Button, Textarea, Tooltip } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useOnline } from '@/data/react/useOnline';
import { QUESTION_LENGTH } from '@/domain/assistant/schema';
import { useIsPhone } from '@/ui/hooks/useIsPhone';
import { useDraftText } from '@/ui/forms/useDraftText';
import { useLatest } from '@/ui/hooks/useLatest';
import type { PictureData } from '../pictureData';
import { AskButton } from './AskButton';
import { ChosenPictures } from './ChosenPictures';
import classes from './composer.module.css';
import { ComposerFault } from './ComposerFault';
import { DictateButton } from './DictateButton';
import { PictureButton } from './PictureButton';
import { usePictures } from './usePictures';
import { useSpeech } from './useSpeech';

/** The composer's output. `onTaken` is called once the server has received it. */
export type Typed = {
  text: string;
  pictures: readonly PictureData[];
  /** True if the text should become a note or a job instead of getting an answer. */
  isNote?: boolean;
  onTaken: () => void;
};
/** Content put back into the field: a question that was rejected. `id` distinguishes one from the next. */
export type Refill = { id: string; text: string; pictures: readonly PictureData[] };

type ComposerProps = {
  /** Key of the draft; includes the user's ID. */
  draftKey: string;
  isAnswering: boolean;
  placeholder: string;
  refill: Refill | null;
  mayShowPictures: boolean;
  /** Whether text can be turned into a note or a job. */
  mayTakeNotes: boolean;
  onAsk: (typed: Typed) => void;
  onStop: () => void;
};

/** Shorter text isn't a note. */
const NOTE_LENGTH = 20;

const imagesOf = (list: FileList): File[] => [...list].filter(({ type }) => type.startsWith('image/'));

/** Renders the input for questions: typed, spoken or as pictures. Its content stays until it has been sent. */
export function Composer(props: ComposerProps) {
  const { draftKey, isAnswering, placeholder, refill, mayShowPictures, mayTakeNotes, onAsk, onStop } = props;
  const draft = useDraftText(draftKey);
  const pictures = usePictures();
  const isOnline = useOnline();
  const isPhone = useIsPhone();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const latestText = useLatest(draft.text);
  const speech = useSpeech((words) => draft.change([latestText.current, words].filter(Boolean).join(' ')));
  const take = useEffectEvent((next: Refill) => {
    draft.change(next.text);
    pictures.set(next.pictures);
    field.current?.focus();
  });
  useEffect(() => {
    if (refill) take(refill);
  }, [refill]);

  const { text } = draft;
  const isTooLong = text.length > QUESTION_LENGTH;
  const isEmpty = text.trim() === '' && pictures.pictures.length === 0;
  const fault = isTooLong
    ? `${text.length.toLocaleString('en-US')} of at most ${QUESTION_LENGTH.toLocaleString('en-US')} characters. Ask for one thing at a time.`
    : !isOnline
      ? 'You are offline. What you type is kept on this device: ask when you are back.'
      : [...pictures.faults, speech.fault].filter(Boolean).join(' ');
  const mayAsk = !isAnswering && !isEmpty && !isTooLong && isOnline && !pictures.isReading;

  const send = (isNote = false): void => {
    if (!mayAsk) return;
    const asked = text.trim();
    draft.keep(asked);
    onAsk({ text: asked, pictures: pictures.pictures.map(({ data }) => data), isNote, onTaken: draft.forget });
    draft.clear();
    pictures.clear();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isMeant = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    // On a phone's keyboard, Enter is the only way to start a new line.
    if (!isMeant || (isPhone && !event.ctrlKey && !event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent): void => {
    const found = imagesOf(event.clipboardData.files);
    if (found.length === 0 || !mayShowPictures) return;
    event.preventDefault();
    void pictures.add(found);
  };

  return (
    <form
      className={classes['composer']}
      aria-label="Ask the assistant"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (mayShowPictures) void pictures.add([...event.dataTransfer.files]);
      }}
    >
      <ChosenPictures pictures={pictures.pictures} isReading={pictures.isReading} onRemove={pictures.remove} />
      <Textarea
        ref={field}
        aria-label="Your question"
        aria-describedby={fault === '' ? undefined : `${id}-fault`}
        aria-invalid={isTooLong || undefined}
        placeholder={placeholder}
        autosize
        minRows={1}
        maxRows={8}
        value={text}
        onChange={(event) => draft.change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        variant="unstyled"
        classNames={{ input: classes['input'] ?? '' }}
      />
      <div className={classes['tools']}>
        {mayShowPictures && <PictureButton onFiles={(files) => void pictures.add(files)} />}
        {speech.isPossible && <DictateButton isListening={speech.isListening} onClick={speech.toggle} />}
        <span className={classes['room']} />
        {mayTakeNotes && !isAnswering && text.trim().length >= NOTE_LENGTH && !text.trim().endsWith('?') && (
          <Tooltip label="What you said becomes a note or a job, for your yes">
            <Button variant="subtle" color="gray" disabled={!mayAsk} onClick={() => send(true)}>
              As a note
            </Button>
          </Tooltip>
        )}
        <AskButton isAnswering={isAnswering} mayAsk={mayAsk} onStop={onStop} />
      </div>
      <ComposerFault id={`${id}-fault`} text={fault} isTooLong={isTooLong} />
    </form>
  );
}
