import { Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import { brandColors, textOn } from '@/documents/colours';
import type { CompanyProfile } from '@/domain/company/schema';
import classes from './BrandPreview.module.css';

/** A color that is still being typed is none yet. */
const HEX = /^#[0-9a-f]{6}$/i;
const EXAMPLE = '$309.23';

/** An estimate in the company's colors, as customers see it through their link: on a light and on a dark screen. */
export function BrandPreview({ name, phone, branding }: Pick<CompanyProfile, 'name' | 'phone' | 'branding'>) {
  const { logoUrl, primaryColor, accentColor } = branding;
  if (!HEX.test(primaryColor) || !HEX.test(accentColor)) return null;
  const { fill, darkFill, onFill, link, darkLink } = brandColors(primaryColor);
  const schemes = [
    { scheme: 'light', label: 'Light screen', brand: fill, words: link },
    { scheme: 'dark', label: 'Dark screen', brand: darkFill, words: darkLink },
  ];
  return (
    <div>
      <Text size="sm" fw={550} mb={4}>
        What your customers see
      </Text>
      <div className={classes['schemes']}>
        {schemes.map(({ scheme, label, brand, words }) => (
          <div
            key={scheme}
            role="img"
            aria-label={`${label}: an estimate of ${name} in your colors`}
            className={classes['screen']}
            data-scheme={scheme}
            style={
              {
                '--brand': brand,
                '--on-brand': onFill,
                '--brand-words': words,
                '--accent': accentColor,
                '--on-accent': textOn(accentColor),
              } as CSSProperties
            }
          >
            <div className={classes['head']}>
              {logoUrl !== '' && <img src={logoUrl} alt="" className={classes['logo']} />}
              <strong className={classes['name']}>{name}</strong>
              <span className={classes['phone']}>{phone}</span>
            </div>
            <div className={classes['body']}>
              <span className={classes['option']}>
                <span className={classes['title']}>Better</span>
                <span className={classes['badge']}>Recommended</span>
                <span className={classes['price']}>{EXAMPLE}</span>
              </span>
              <span className={classes['button']}>Accept for {EXAMPLE}</span>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
