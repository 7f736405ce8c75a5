import type { PaperCompany } from '@/domain/paper/schema';
import classes from './BrandLogo.module.css';

type BrandLogoProps = {
  company: Pick<PaperCompany, 'logoUrl' | 'kit'>;
  className?: string | undefined;
};

/**
 * A company's logo, the version for the ground that it stands on. Without one for a dark background it stands on a white plate
 * there: nobody knows whether it can be seen. Nothing where there is no logo.
 */
export function BrandLogo({ company: { logoUrl, kit }, className = '' }: BrandLogoProps) {
  const darkUrl = kit?.logoDarkUrl ?? '';
  if (logoUrl === '') return null;
  if (darkUrl === '') return <img src={logoUrl} alt="" className={`${className} ${classes['plated']}`} />;
  return (
    <>
      <img src={logoUrl} alt="" className={`${className} ${classes['forLight']}`} />
      <img src={darkUrl} alt="" className={`${className} ${classes['forDark']}`} />
    </>
  );
}
