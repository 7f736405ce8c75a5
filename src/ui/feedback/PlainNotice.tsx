import { useEffect } from 'react';
import { useStoreValue } from './createStore';
import { buttonsOf } from './notice';
import { plainMessage } from './notify';
import classes from './PlainNotice.module.css';

const SHOWN_MS = 10_000;
const dismiss = (): void => plainMessage.set(null);

/** Renders the last message without the usual notification code, which could not be fetched. */
export function PlainNotice() {
  const shown = useStoreValue(plainMessage);
  useEffect(() => {
    if (!shown || shown.tone === 'danger') return;
    const timer = setTimeout(dismiss, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown) return null;
  return (
    <div className={classes['notice']} role={shown.tone === 'danger' ? 'alert' : 'status'} data-tone={shown.tone}>
      <span className={classes['text']}>{shown.message}</span>
      {buttonsOf(shown.options).map(({ label, run }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            dismiss();
            void run();
          }}
        >
          {label}
        </button>
      ))}
      <button type="button" onClick={dismiss}>
        Dismiss
      </button>
    </div>
  );
}
