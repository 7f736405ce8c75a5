import type { CSSProperties } from 'react';
import { RECIPIENT_LABELS } from '@/documents/recipientLabels';
import { signatureText } from '@/documents/signatureText';
import { brandColors, textOn } from '@/domain/brand/legibility';
import type { Paper, PaperSignature } from '@/domain/paper/schema';
import { BrandLogo } from '@/entities/brand/BrandLogo';
import { useBrandFont } from '@/entities/brand/useBrandFont';
import words from './PaperText.module.css';
import classes from './PaperView.module.css';
import { PaperCredentials } from './PaperCredentials';
import { SectionView } from './SectionView';
import { StatementView } from './StatementView';

type PaperViewProps = {
  paper: Paper;
  /** True if the recipient and total are already shown above: omitted on screen, included in print. */
  isBelowHead?: boolean;
};

/** Renders a document on screen, with the same text and order as its PDF. It fills the available width, up to a sheet's. */
export function PaperView({ paper, isBelowHead = false }: PaperViewProps) {
  const { company, title, number, stamp, message, terms, footer, signature } = paper;
  const { fill, darkFill, onFill } = brandColors(company.primaryColor);
  const fontFamily = useBrandFont(company.kit?.font);
  const colors = {
    ...(fontFamily !== undefined && { fontFamily }),
    '--paper-bar-light': fill,
    '--paper-bar-dark': darkFill,
    '--paper-bar-text': onFill,
    '--paper-accent': company.accentColor,
    '--paper-accent-text': textOn(company.accentColor),
  } as CSSProperties;
  return (
    <article
      className={classes['paper']}
      style={colors}
      data-below-head={isBelowHead || undefined}
      data-printed
      aria-label={[title, number].filter(Boolean).join(' ')}
    >
      <div className={classes['sheet']}>
        <header className={classes['head']}>
          <div className={classes['company']}>
            <BrandLogo company={company} className={classes['logo']} />
            <p className={classes['companyName']}>{company.name}</p>
            <Lines lines={[company.kit?.tagline ?? '']} />
            <Lines
              lines={[
                ...company.addressLines,
                company.phone,
                company.email,
                company.website,
                ...(company.kit?.licenseLines ?? []),
              ]}
            />
          </div>
          <div className={classes['what']}>
            <h2 className={classes['title']}>
              {title} {number !== '' && <span className={classes['number']}>{number}</span>}
            </h2>
            {stamp !== '' && <span className={classes['stamp']}>{stamp}</span>}
          </div>
        </header>
        <Parties paper={paper} />
        {message !== '' && <p className={words['text']}>{message}</p>}
        {paper.sections.map((section, index) => (
          <SectionView key={index} section={section} name={section.title || title} />
        ))}
        {paper.photos && paper.photos.length > 0 && (
          <ul className={classes['photos']} aria-label="Photos">
            {paper.photos.map(({ url, caption }, index) => (
              <li key={index}>
                <img src={url} alt={caption} className={classes['photoLarge']} />
                <span className={words['note']}>{caption}</span>
              </li>
            ))}
          </ul>
        )}
        {paper.kind === 'statement' && <StatementView paper={paper} />}
        {terms !== '' && (
          <section>
            <h3 className={words['label']}>Terms</h3>
            <p className={words['text']} data-size="small">
              {terms}
            </p>
          </section>
        )}
        {signature && (
          <section className={classes['signature']} aria-label="Signature">
            {signature.imageDataUrl !== '' && (
              <img
                src={signature.imageDataUrl}
                alt={`Signature of ${signature.name}`}
                className={classes['signatureImage']}
              />
            )}
            <p className={classes['signatureName']}>{signature.name}</p>
            <SignatureProof signature={signature} />
          </section>
        )}
        {paper.credentials && <PaperCredentials credentials={paper.credentials} />}
        {footer !== '' && <p className={words['faint']}>{footer}</p>}
      </div>
    </article>
  );
}

/** Shows when it was signed; the proof, from where and exactly what, is shown on request. */
function SignatureProof({ signature }: { signature: PaperSignature }) {
  const { signed, proof } = signatureText(signature);
  return (
    <>
      <Lines lines={[signed]} />
      {proof.length > 0 && (
        <details className={classes['proof']}>
          <summary>Signature details</summary>
          <Lines lines={proof} />
        </details>
      )}
    </>
  );
}

function Parties({ paper: { kind, recipient, serviceAddressLines, facts, headline } }: { paper: Paper }) {
  return (
    <div className={classes['parties']}>
      <div>
        <p className={words['label']}>{RECIPIENT_LABELS[kind]}</p>
        <p className={words['strong']}>{recipient.name}</p>
        <Lines lines={recipient.addressLines} />
      </div>
      {serviceAddressLines.length > 0 && (
        <div>
          <p className={words['label']}>Work at</p>
          <Lines lines={serviceAddressLines} />
        </div>
      )}
      <div>
        <dl className={classes['facts']}>
          {facts.map(({ label, value }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={classes['headline']}>
          <span className={words['label']}>{headline.label}</span>{' '}
          <span className={classes['headlineAmount']}>{headline.amountText}</span>
        </p>
      </div>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => (
    <p key={index} className={classes['line']}>
      {line}
    </p>
  ));
}
