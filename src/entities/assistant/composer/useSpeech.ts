import { useEffect, useRef, useState } from 'react';

type Heard = { results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>; resultIndex: number };
type Recognition = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  stop: () => void;
};
type Speaking = Window & {
  SpeechRecognition?: new () => Recognition;
  webkitSpeechRecognition?: new () => Recognition;
};

const recognitionOf = (): (new () => Recognition) | undefined => {
  const speaking = window as Speaking;
  return speaking.SpeechRecognition ?? speaking.webkitSpeechRecognition;
};

const FAULTS: Record<string, string> = {
  'not-allowed': 'This page may not use the microphone. Allow it in the browser’s address bar.',
  'no-speech': 'Nothing was heard.',
  network: 'The browser needs a connection to understand speech.',
};

/** Lets the user dictate, using the browser's own speech recognition. `isPossible` is false if it has none. */
export function useSpeech(onHeard: (words: string) => void) {
  const running = useRef<Recognition | null>(null);
  const [isListening, setIsListening] = useState(false);
  const [fault, setFault] = useState('');
  useEffect(() => () => running.current?.stop(), []);

  const start = (): void => {
    const Recognizer = recognitionOf();
    if (!Recognizer || running.current) return;
    const recognition = new Recognizer();
    recognition.lang = navigator.language;
    recognition.continuous = true;
    recognition.interimResults = false;
    recognition.onresult = ({ results, resultIndex }) => {
      for (let at = resultIndex; at < results.length; at++) {
        const words = results[at]?.[0]?.transcript.trim() ?? '';
        if (results[at]?.isFinal === true && words !== '') onHeard(words);
      }
    };
    recognition.onerror = ({ error }) => {
      if (error !== 'aborted') setFault(FAULTS[error] ?? 'The browser could not understand that.');
    };
    recognition.onend = () => {
      running.current = null;
      setIsListening(false);
    };
    setFault('');
    running.current = recognition;
    recognition.start();
    setIsListening(true);
  };

  return {
    isPossible: recognitionOf() !== undefined,
    isListening,
    fault,
    toggle: (): void => (running.current ? running.current.stop() : start()),
  };
}
