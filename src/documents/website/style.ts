import { BRAND_FONT_FACTS } from '@/domain/brand/fonts';
import { brandColors } from '@/domain/brand/legibility';
import type { PublicSite } from '@/domain/website/publicSite';

/**
 * Returns a site's style sheet: small and inline, so that nothing has to be fetched before the page shows. Its colors are the brand's,
 * adjusted for legibility.
 */
export function styleOf({ company: { brand } }: Pick<PublicSite, 'company'>): string {
  const { fill, onFill, link, tint } = brandColors(brand.primaryColor);
  const accent = brandColors(brand.accentColor);
  const { family, fallback } = BRAND_FONT_FACTS[brand.font];
  return `:root{--fill:${fill};--on:${onFill};--link:${link};--tint:${tint};--accent:${accent.fill};--on-accent:${accent.onFill};color-scheme:light}${RULES.replace('FONT', `'${family}',${fallback}`)}`;
}

const RULES = `*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scroll-padding-top:5rem}
body{margin:0;font:1.0625rem/1.6 FONT;color:#1d2529;background:#fff;overflow-wrap:anywhere}
img{max-width:100%;height:auto;display:block}
a{color:var(--link)}
h1,h2,h3{line-height:1.2;margin:0 0 .5em;text-wrap:balance}
h1{font-size:clamp(1.75rem,1.2rem + 2.6vw,3rem)}
h2{font-size:clamp(1.375rem,1.1rem + 1.2vw,2rem)}
h3,.name{font-size:1.125rem}
p{margin:0 0 1em;max-width:65ch}
ul{margin:0 0 1em;padding-left:1.2em}
main ul:not([class])>li{max-width:65ch}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;background:#fff;padding:.5rem 1rem;z-index:9}
.in{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header{position:sticky;top:0;z-index:5;background:#fff;border-bottom:1px solid #dde3e6}
.top{display:flex;align-items:center;gap:1rem;min-height:4.25rem;padding-top:.5rem;padding-bottom:.5rem}
.brand{display:flex;align-items:center;min-height:2.75rem;gap:.75rem;font-weight:650;font-size:1.125rem;line-height:1.2;color:#1d2529;text-decoration:none;margin-right:auto;min-width:0}
.brand img{height:2.75rem;width:auto;max-width:11rem;object-fit:contain}
.top .button{flex:none}
nav.pages{border-bottom:1px solid #dde3e6;background:#fff}
nav.pages ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;list-style:none;margin:0;padding:.125rem 0}
nav.pages a{display:block;padding:.625rem 0;color:#1d2529;text-decoration:none;border-bottom:3px solid transparent}
nav.pages a:hover,nav.pages a[aria-current]{border-color:var(--fill)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;padding:.5rem 1.25rem;border:0;border-radius:8px;background:var(--fill);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer;text-align:center}
.button.plain{background:#fff;color:var(--link);box-shadow:inset 0 0 0 2px var(--link)}
.button:hover{filter:brightness(.94)}
.row{display:flex;flex-wrap:wrap;gap:.75rem;align-items:center}
section{padding:2.5rem 0}
section:nth-of-type(even){background:#f6f8f9}
.title{padding-bottom:0}
.title+section{background:#fff;padding-top:.75rem}
a[href^=tel]{white-space:nowrap}
form+form{margin-top:2.5rem}
.hero{background:var(--tint)!important;padding:3.5rem 0}
.hero .in{display:grid;gap:2rem;align-items:center}
.hero p{font-size:1.1875rem}
.hero img{border-radius:12px;width:100%;max-height:26rem;object-fit:cover}
.cards{display:grid;gap:1.25rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,17rem),1fr));list-style:none;padding:0;margin:0 0 1.25rem}
.card{background:#fff;border:1px solid #dde3e6;border-radius:12px;padding:1.25rem;display:flex;flex-direction:column;gap:.25rem;min-width:0}
.card>*{margin:0}
.card>.tag{align-self:start}
.card>img{border-radius:8px;width:100%;aspect-ratio:4/3;object-fit:cover;margin-bottom:.5rem}
.card .face{width:6rem;height:6rem;aspect-ratio:1;border-radius:50%}
.card .button{margin-top:auto}
.card>:has(+.button){margin-bottom:.75rem}
.soft{color:#4c5a61;font-size:.9375rem}
.tag{display:inline-block;background:var(--tint);border-radius:999px;padding:.125rem .625rem;font-size:.875rem;font-weight:600}
.stars{letter-spacing:.1em;color:#8a5a00;font-size:1.125rem}
.gallery{display:grid;gap:1rem;grid-template-columns:repeat(auto-fill,minmax(min(100%,18rem),1fr));list-style:none;padding:0;margin:0}
.gallery img{width:100%;aspect-ratio:4/3;object-fit:cover;border-radius:8px}
figure{margin:0}
blockquote{margin:.5rem 0 0;padding-left:.75rem;border-left:3px solid var(--fill)}
blockquote p{margin:0}
table{border-collapse:collapse}
th,td{text-align:left;padding:.25rem 1.5rem .25rem 0;font-weight:400;font-variant-numeric:tabular-nums}
dt{font-weight:650}
dd{margin:0 0 1rem}
form{display:grid;gap:1rem;max-width:40rem}
form.inline{display:flex;flex-wrap:wrap;align-items:end;gap:.75rem}
fieldset{border:0;padding:0;margin:0;display:grid;gap:1rem}
legend{font-weight:650;padding:0;margin-bottom:.5rem}
.pair{display:grid;gap:1rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,14rem),1fr))}
.field{display:grid;gap:.25rem;align-content:start}
label,.label{font-weight:600}
input,textarea,select{font:inherit;width:100%;min-height:3rem;padding:.625rem .75rem;border:1px solid #6b7b83;border-radius:8px;background:#fff;color:#1d2529}
.inline input{width:9rem}
textarea{min-height:7rem}
.field:has(.fault) :is(input,textarea){border-color:#b3261e;box-shadow:0 0 0 1px #b3261e}
.fault{color:#b3261e;font-size:.9375rem}
.notice{border-left:4px solid var(--fill);background:var(--tint);padding:.75rem 1rem;border-radius:0 8px 8px 0;max-width:40rem;margin:0 0 1rem}
.notice.bad{border-color:#b3261e;background:#fdecea}
.check{display:grid;grid-template-columns:1.5rem 1fr;gap:.75rem;align-items:start}
.check input{width:1.5rem;min-height:1.5rem;height:1.5rem;margin:0}
.check small{display:block;font-weight:400;color:#4c5a61}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:.625rem}
.slots label{display:flex;align-items:center;gap:.5rem;border:1px solid #6b7b83;border-radius:8px;padding:.625rem .875rem;min-height:3rem;cursor:pointer;font-weight:500}
.slots input{width:1.125rem;min-height:1.125rem;height:1.125rem;margin:0}
.slots label:has(:checked){border-color:var(--fill);box-shadow:0 0 0 2px var(--fill)}
.hp{position:absolute;left:-999rem;width:1px;height:1px;overflow:hidden}
footer{border-top:1px solid #dde3e6;background:#f6f8f9;padding:2.5rem 0 6rem;font-size:.9375rem}
footer .in{display:grid;gap:1.5rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}
footer ul{list-style:none;padding:0;margin:0}
footer li a,footer p a{display:inline-block;padding:.25rem 0}
.bar{display:none}
@media(min-width:48rem){.hero .with{grid-template-columns:1.1fr 1fr}footer{padding-bottom:2.5rem}}
@media(max-width:47.99rem){.top .button{display:none}.bar{display:flex;gap:.5rem;position:fixed;left:0;right:0;bottom:0;z-index:6;background:#fff;border-top:1px solid #dde3e6;padding:.5rem .75rem calc(.5rem + env(safe-area-inset-bottom))}.bar .button{flex:1}nav.pages ul{flex-wrap:nowrap;overflow-x:auto;scrollbar-width:none;padding-right:2.5rem;-webkit-mask-image:linear-gradient(90deg,#000 calc(100% - 3rem),transparent);mask-image:linear-gradient(90deg,#000 calc(100% - 3rem),transparent)}nav.pages a{white-space:nowrap}}
@media print{header,.bar,nav,form{display:none}}`;
