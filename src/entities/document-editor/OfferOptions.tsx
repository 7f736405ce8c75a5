import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useCan } from '@/data/react/useCan';
import { OPTIONS_PER_DOCUMENT_LIMIT } from '@/domain/billing/schema';
import { goodBetterBest, withOption, withTemplate, type OptionParts } from '@/entities/billing/optionEdits';
import { lazyPart } from '@/lib/lazyPage';

const TemplateDialog = lazyPart(() => import('./TemplateDialog').then((module) => module.TemplateDialog));

type OfferOptionsProps = { value: OptionParts; onChange: (parts: OptionParts) => void };

/** Offers ways to give the customer a choice: three empty options, a template's options, or one more. */
export function OfferOptions({ value, onChange }: OfferOptionsProps) {
  const can = useCan();
  const [isChoosing, setIsChoosing] = useState(false);
  const count = value.options.length;
  const isFull = count >= OPTIONS_PER_DOCUMENT_LIMIT;
  return (
    <>
      {count === 0 ? (
        <Button variant="text" onClick={() => onChange(goodBetterBest(value))}>
          Offer good, better, best
        </Button>
      ) : (
        <Button variant="text" disabled={isFull} onClick={() => onChange(withOption(value))}>
          Add an option
        </Button>
      )}
      {can('read', 'pricebookTemplates') && (
        <Button variant="text" disabled={isFull} onClick={() => setIsChoosing(true)}>
          From a template…
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <TemplateDialog
            onChoose={(parts) => onChange(withTemplate(value, parts))}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </>
  );
}
