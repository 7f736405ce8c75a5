import classes from './BrandMark.module.css';

type BrandMarkProps = { size?: number; withName?: boolean };

/** Renders the logo: an F whose arms are a spirit level and a wrench's jaw. Same drawing as public/favicon.svg. */
export function BrandMark({ size = 28, withName = true }: BrandMarkProps) {
  return (
    <span className={classes.brand}>
      <svg
        width={size}
        height={size}
        viewBox="0 0 64 64"
        role="img"
        aria-label={withName ? undefined : 'Fieldwright'}
        aria-hidden={withName || undefined}
      >
        <rect width="64" height="64" rx="14" fill="#0b5d57" />
        <path
          d="M19 11h29.5a4.5 4.5 0 0 1 4.5 4.5v4.5a4.5 4.5 0 0 1-4.5 4.5H26.5v5H43l-4.5 6 4.5 6H26.5v8.5a4 4 0 0 1-4 4h-4a4 4 0 0 1-4-4V15.5A4.5 4.5 0 0 1 19 11z"
          fill="#fff"
        />
        <rect x="31" y="14.5" width="17" height="6.5" rx="3.25" fill="#0b5d57" />
        <circle cx="39.5" cy="17.75" r="2.6" fill="#fbb624" />
      </svg>
      {withName && (
        <span className={classes.name} style={{ fontSize: size * 0.64 }}>
          Fieldwright
        </span>
      )}
    </span>
  );
}
